#if os(iOS) || os(Linux)
  import Combine
  import Swift

  final class Sounds: ObservableObject {
    @Published var name = ""
    let played = PassthroughSubject<Void, Never>()
  }
#endif
