import Combine
import Foundation
import SwiftUI

@Observable
final class Account {
  var name = ""
}

@Observable
final class Theme {
  var isDark = false
}

final class Session {
  let account = Account()
  let theme = Theme()

  init() {
    print("ready")
  }

  func start() {
    print("started")
  }

  var title: String { "\(account.name) \(theme.isDark)" }
}

final class Door: ObservableObject {
  @Published var isOpen = false
}

@Observable
final class House {
  let door = Door()
  @ObservationIgnored private var tokens: Set<AnyCancellable> = []

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init() {
    door.objectWillChange
      .merge(with: NotificationCenter.default.publisher(for: .moved).map { _ in () })
      .sink { [weak self] in self?.revision += 1 }
      .store(in: &tokens)
  }

  var title: String {
    _ = revision
    return "\(door.isOpen) \(Street.name)"
  }
}

enum Street {
  nonisolated(unsafe) static var name = "Mill"
}

extension Notification.Name {
  static let moved = Notification.Name("moved")
}

struct Page: View {
  @State private var session = Session()
  var house: House

  var body: some View {
    Text(session.title)
    Text(house.title)
  }
}
