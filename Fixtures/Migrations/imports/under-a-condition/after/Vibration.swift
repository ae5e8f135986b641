import Observation

#if os(iOS) || os(Linux)
  import Combine

  @Observable
  final class Vibration {
    var name = ""
    let played = PassthroughSubject<Void, Never>()
  }
#else
  final class Vibration {}
#endif
