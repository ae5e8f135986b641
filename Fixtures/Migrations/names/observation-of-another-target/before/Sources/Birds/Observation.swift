public struct Observation {
  public var text = ""
}
