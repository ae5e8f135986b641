import Combine
import PartnerKit
import SwiftUI

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  func announce() { objectWillChange.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  func announceTwice() {
    announce()
    announce()
  }
}

final class Feed: ObservableObject {
  var posts: [Int] = []

  func add() {
    announce()
    posts.append(1)
  }
}

final class Page: ObservableObject {
  var posts: [Int] = []

  func add() {
    announceTwice()
    posts.append(1)
  }
}

extension ObservableObject {
  func inspected() { inspect(self) }
}

func inspect(_ model: some ObservableObject) {}

final class Draft: ObservableObject {
  @Published var text = ""

  func show() { inspected() }
}

extension ObservableObject {
  static func reset() {}
}

final class Sheet: ObservableObject {
  @Published var title = ""

  func clear() { Sheet.reset() }
}

final class Table: ObservableObject {
  @Published var rows = 0

  func clear() -> AnyCancellable {
    Table.reset()
    return $rows.sink { print($0) }
  }
}

extension ObservableObject {
  func prepare() {}
}

final class Form: ObservableObject {
  @Published var name = ""

  func start(_ session: PartnerSession) {
    prepare()
    session.prepare()
  }
}
