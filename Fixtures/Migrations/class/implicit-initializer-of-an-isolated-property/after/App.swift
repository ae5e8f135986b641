import Combine
import Observation

@Observable
final class Upload: CustomStringConvertible {
  @MainActor var isLoading: Bool = false
  @MainActor var error: String?  // the last one

  init() {}

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
