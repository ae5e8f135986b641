#if os(iOS) || os(Linux)
  import Combine

  final class Vibration: ObservableObject {
    @Published var name = ""
    let played = PassthroughSubject<Void, Never>()
  }
#else
  final class Vibration {}
#endif
