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

@Observable
final class Account {
  var isPinned = false {
    willSet { isPinnedSubject.send(newValue) }
  }
  private let isPinnedSubject = CurrentValueSubject<Bool, Never>(false)
  @ObservationIgnored private(set) lazy var isPinnedPublisher = isPinnedSubject.eraseToAnyPublisher()
}

@Observable
final class Note {
  var isRead = false {
    willSet { isReadSubject.send(newValue) }
  }
  private let isReadSubject = CurrentValueSubject<Bool, Never>(false)
  @ObservationIgnored private(set) lazy var isReadPublisher = isReadSubject.eraseToAnyPublisher()
}

@Observable
final class Accounts {
  var list: [Account] = []
  @ObservationIgnored private var subscriptions: [AnyCancellable] = []

  // What the closure gives is what the list is of.
  func load() {
    let loaded = ["a", "b"].plainMap { id in
      if id == "a" { return Account() }
      return Account()
    }
    list = loaded
    for account in loaded {
      subscriptions.append(account.isPinnedPublisher.dropFirst().sink { print($0) })
    }
  }

  func pair() {
    for (note, name) in [Note()].paired(with: "name") {
      subscriptions.append(note.isReadPublisher.sink { print(name, $0) })
    }
  }
}

struct AccountsView: View {
  @State private var accounts = Accounts()
  var body: some View { Text("\(accounts.list.count)") }
}
