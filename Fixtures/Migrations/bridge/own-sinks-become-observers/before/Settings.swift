import Combine
import Foundation

/// Saves itself.
final class Settings: ObservableObject {
  private var sinks: [AnyCancellable] = []

  @Published private(set) var options: Set<String>?
  @Published var limit: Int = 3 { didSet { print("limit", limit) } }

  init(options: Set<String>) {
    saveByItself()
    self.options = options
  }

  init(limit: Int) {
    print("new")
    self.saveByItself()
    self.limit = limit
  }

  /// Subscribes to what is to be saved.
  private func saveByItself() {
    // All of them.
    $options
      .dropFirst()
      .sink { [weak self] _ in
        self?.save()
      }
      .store(in: &sinks)
    $limit.removeDuplicates().dropFirst().sink { limit in
      Task { print(limit) }
    }.store(in: &sinks)
  }

  private func save() {
    DispatchQueue.main.async { print(self.options ?? []) }
  }
}
