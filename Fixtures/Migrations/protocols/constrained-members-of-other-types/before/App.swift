import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Memo: ObservableObject, Titled {
  @Published var title = ""
}

extension Array where Element: ObservableObject {
  func announceAll() {
    for element in self { print(element) }
  }
}

struct Card<Model> {
  let model: Model

  func describe() -> String where Model: ObservableObject {
    "\(Model.self)"
  }
}

protocol Titled {
  var title: String { get }
}

extension Titled {
  func watch() where Self: ObservableObject {
    print(title)
  }
}

func start(stores: [Store], draft: Draft, memo: Memo) {
  stores.announceAll()
  print(Card(model: draft).describe())
  memo.watch()
}
