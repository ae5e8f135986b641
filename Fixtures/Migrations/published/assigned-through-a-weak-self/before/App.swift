import Combine
import SwiftUI

final class Sources: ObservableObject {
  @Published var mapped: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(_ updates: AnyPublisher<[String], Never>) {
    _mapped = Published(initialValue: ["none"])
    updates.sink { [weak self] names in
      self?._mapped = Published(initialValue: names)
    }
    .store(in: &cancellables)
  }

  func reset(_ mapped: [String]) {
    self._mapped = Published(initialValue: mapped)
  }
}
