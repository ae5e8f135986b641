#if os(iOS) || os(Linux)
  import Combine
  import Observation
  import Swift

  @Observable
  final class Sounds {
    var name = ""
    let played = PassthroughSubject<Void, Never>()
  }
#endif
