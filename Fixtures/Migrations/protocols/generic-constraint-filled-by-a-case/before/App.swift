import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Memo: ObservableObject {
  @Published var text = ""
}

enum Slot<Model: ObservableObject> {
  case empty
  case full(Model)
}

struct Card<Model: ObservableObject> {
  let model: Model

  static func make(_ model: Model) -> Card {
    Card(model: model)
  }
}

struct Names {
  subscript<Model: ObservableObject>(model: Model) -> String {
    "\(Model.self)"
  }
}

func fill(store: Store, draft: Draft, memo: Memo) {
  let slot = Slot.full(store)
  let card = Card.make(draft)
  print(slot, card, Names()[memo])
}
