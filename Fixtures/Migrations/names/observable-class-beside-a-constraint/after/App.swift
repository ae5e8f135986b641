import SwiftUI

final class Observable<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

protocol Drafting: ObservableObject {
  var text: String { get }
}

final class Draft: Drafting {
  @Published var text = ""
}

@Observable
final class Alone {
  var count = 0
}

struct Card<Model: ObservableObject> {
  let model: Model
}

func card(of store: Store) -> Any {
  Card(model: store)
}
