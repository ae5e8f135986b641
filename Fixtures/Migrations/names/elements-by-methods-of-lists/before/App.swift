import Combine
import SwiftUI

extension Array {
  func plainMap<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var found: [T] = []
    for element in self { try found.append(transform(element)) }
    return found
  }

  func paired<T>(with other: T) -> [(Element, T)] { map { ($0, other) } }
}

final class Account: ObservableObject {
  @Published var isPinned = false
}

final class Note: ObservableObject {
  @Published var isRead = false
}

final class Accounts: ObservableObject {
  @Published var list: [Account] = []
  private var subscriptions: [AnyCancellable] = []

  // What the closure gives is what the list is of.
  func load() {
    let loaded = ["a", "b"].plainMap { id in
      if id == "a" { return Account() }
      return Account()
    }
    list = loaded
    for account in loaded {
      subscriptions.append(account.$isPinned.dropFirst().sink { print($0) })
    }
  }

  func pair() {
    for (note, name) in [Note()].paired(with: "name") {
      subscriptions.append(note.$isRead.sink { print(name, $0) })
    }
  }
}

struct AccountsView: View {
  @StateObject private var accounts = Accounts()
  var body: some View { Text("\(accounts.list.count)") }
}
