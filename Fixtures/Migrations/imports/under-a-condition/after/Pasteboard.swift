#if os(iOS) || os(Linux)
  import Combine
  import Foundation
  import Observation

  @Observable
  final class Pasteboard {
    var text = ""
    let cleared = PassthroughSubject<Void, Never>()
  }
#endif
