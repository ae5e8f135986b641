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

final class Alone: ObservableObject {
  @Published var count = 0
}

struct Card<Model: ObservableObject> {
  let model: Model
}

func card(of store: Store) -> Any {
  Card(model: store)
}

final class Bird: ObservableObject {
  @Published var name = ""
}

enum Field {
  enum Observation {
    case seen, heard
  }

  struct Note<Model: ObservableObject> {
    let model: Model
    var observation = Observation.seen
  }
}

func note(of bird: Bird) -> Any {
  Field.Note(model: bird)
}
