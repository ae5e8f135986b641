import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

final class Draft: ObservableObject {
  @Published var text = ""
}

@Observable
final class Memo: Titled {
  var title = ""
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

final class Pad: ObservableObject {
  @Published var text = ""
}

final class Page: ObservableObject {
  @Published var text = ""
}

struct Deck<Model> {
  var models: [Model] = []

  func count() -> Int where Model: ObservableObject {
    models.count
  }

  static func empty() -> Self where Model: ObservableObject {
    Self()
  }
}

protocol Titled {
  var title: String { get }
}

extension Titled {
  func watch() where Self: AnyObject & Observable {
    print(title)
  }
}

func start(stores: [Store], draft: Draft, memo: Memo) {
  stores.announceAll()
  print(Card(model: draft).describe())
  memo.watch()
  print(Deck<Pad>().count(), Deck<Page>.empty())
}
