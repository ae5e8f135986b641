#if os(iOS) || os(Linux)
  import Combine
  import Foundation

  final class Pasteboard: ObservableObject {
    @Published var text = ""
    let cleared = PassthroughSubject<Void, Never>()
  }
#endif
