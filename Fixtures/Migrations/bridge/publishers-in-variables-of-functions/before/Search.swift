import Combine

final class Search: ObservableObject {
  @Published var text: String? = ""
  @Published var count = 0
  private var cancellables: Set<AnyCancellable> = []

  func listen() {
    let counts = $count
    counts
      .removeDuplicates()
      .sink { print("count \($0)") }
      .store(in: &cancellables)
  }
}
