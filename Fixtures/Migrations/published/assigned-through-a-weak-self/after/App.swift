import Combine
import SwiftUI

@Observable
final class Sources {
  var mapped: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ updates: AnyPublisher<[String], Never>) {
    mapped = ["none"]
    updates.sink { [weak self] names in
      self?.mapped = names
    }
    .store(in: &cancellables)
  }

  func reset(_ mapped: [String]) {
    self.mapped = mapped
  }
}
