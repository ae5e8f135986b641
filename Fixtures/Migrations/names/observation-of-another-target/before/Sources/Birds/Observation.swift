#if canImport(Birds)
public struct Observation {
  public var text = ""
}
#endif
