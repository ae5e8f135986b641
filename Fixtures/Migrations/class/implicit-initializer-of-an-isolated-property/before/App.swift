import Combine

final class Upload: ObservableObject, CustomStringConvertible {
  @MainActor @Published var isLoading: Bool = false
  @MainActor @Published var error: String?  // the last one
  static let limit = 1
  var description: String { "upload" }

  @MainActor func start() { isLoading = true }
}

class Base: ObservableObject {
  @Published var name = ""
}

final class Lower: Base {
  @MainActor @Published var isLow = false
}

func make() -> Upload { Upload() }
