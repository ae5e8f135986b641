import Combine
import Foundation
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

final class Theme: ObservableObject {
  @Published var isDark = false
}

final class Session: ObservableObject {
  let account = Account()
  let theme = Theme()
  private var token: AnyCancellable?
  private var tokens: Set<AnyCancellable> = []

  init() {
    token = Publishers.Merge(account.objectWillChange, theme.objectWillChange)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.objectWillChange.send() }
    print("ready")
  }

  func start() {
    account.objectWillChange.merge(with: theme.objectWillChange)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &tokens)
    Publishers.MergeMany([account.objectWillChange, theme.objectWillChange])
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &tokens)
    print("started")
  }

  var title: String { "\(account.name) \(theme.isDark)" }
}

final class Door: ObservableObject {
  @Published var isOpen = false
}

final class House: ObservableObject {
  let door = Door()
  private var tokens: Set<AnyCancellable> = []

  init() {
    door.objectWillChange
      .merge(with: NotificationCenter.default.publisher(for: .moved).map { _ in () })
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &tokens)
  }

  var title: String { "\(door.isOpen) \(Street.name)" }
}

enum Street {
  nonisolated(unsafe) static var name = "Mill"
}

extension Notification.Name {
  static let moved = Notification.Name("moved")
}

struct Page: View {
  @StateObject private var session = Session()
  @ObservedObject var house: House

  var body: some View {
    Text(session.title)
    Text(house.title)
  }
}
