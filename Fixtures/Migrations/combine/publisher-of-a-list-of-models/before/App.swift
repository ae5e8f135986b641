import Combine
import SwiftUI

final class Sync: ObservableObject {
  @Published var state = 0
  @Published var current = ""
  @Published var combination = 0
}

final class Download: ObservableObject {
  @Published var state = 0
}

final class DownloadList: ObservableObject {
  @Published var items: [Download] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $items
      .receive(on: DispatchQueue.main)
      .map { items in
        items.map { $0.$state.eraseToAnyPublisher() }
      }
      .sink { print($0.count) }
      .store(in: &cancellables)
  }
}

final class Line: ObservableObject {
  @Published var current = ""
}

final class Lines: ObservableObject {
  @Published var line: Line?
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $line
      .compactMap { $0 }
      .sink { [weak self] line in
        self?.follow(line.$current.eraseToAnyPublisher())
      }
      .store(in: &cancellables)
    if let first = Optional(Line()) {
      follow(first.$current.eraseToAnyPublisher())
    }
  }

  private func follow(_ names: AnyPublisher<String, Never>) {}
}

enum Action: CaseIterable {
  case copy, paste
}

final class Key: ObservableObject {
  @Published var combination: Int

  init(_ action: Action) {
    combination = action == .copy ? 1 : 2
  }
}

final class Keys: ObservableObject {
  @Published private(set) var keys = Action.allCases.map { action in
    Key(action)
  }
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $keys.combineLatest(keys[0].$combination)
      .sink { keys, _ in print(keys.map { $0.$combination.eraseToAnyPublisher() }.count) }
      .store(in: &cancellables)
  }
}
