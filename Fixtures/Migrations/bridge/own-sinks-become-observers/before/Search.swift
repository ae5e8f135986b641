import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published var sort: Int {
    didSet { print("sorted") }
  }
  @Published var filters: Set<String> = []
  @Published var mode = 0 { willSet { print(newValue) } }
  @Published private(set) var results: [String] = []
  private let service: Service

  /// What is listened to.
  private var cancellables = Set<AnyCancellable>()

  init(service: Service) {
    self.service = service
    sort = 1

    // Searches at once.
    $query
      .sink { [weak self] text in
        self?.search(text)
      }
      .store(in: &cancellables)

    // What is sorted first is no choice.
    $sort.dropFirst().sink { [weak self] in self?.load($0) }.store(in: &cancellables)

    bind()
  }

  private func bind() {
    self.$filters
      .removeDuplicates()
      .sink { [weak self] filters in
        guard let self, !filters.isEmpty else {
          return
        }
        // One by one.
        for filter in filters.sorted() {
          search(filter)
        }
        Task { print(filters) }
      }
      .store(in: &self.cancellables)
    $mode.sink(receiveValue: { _ in print("mode") }).store(in: &cancellables)
    $mode.dropFirst().removeDuplicates().sink { [unowned self] mode in
      guard mode > 0 else { return }

      self.load(mode)
    }
    .store(in: &cancellables)
  }

  private func search(_ text: String) {
    results = service.results(for: text)
  }

  private func load(_ page: Int) {
    results.append(contentsOf: service.results(for: "\(page)"))
  }
}

final class Service {
  func results(for text: String) -> [String] { [text] }
}

final class Row: ObservableObject, Identifiable {
  let id: Int
  @Published var text = ""
  @Published private(set) var length = 0
  private var sink: AnyCancellable?

  init(id: Int) {
    self.id = id
    sink = $text.sink { [weak self] text in
      guard let self else { return }
      self.length = text.count
    }
  }
}
