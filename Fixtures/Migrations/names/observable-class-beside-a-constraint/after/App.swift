import SwiftUI

final class Observable<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

@Observable
final class Store {
  var items: [Int] = []
}

protocol Drafting: AnyObject, Observation.Observable {
  var text: String { get }
}

@Observable
final class Draft: Drafting {
  var text = ""
}

@Observable
final class Alone {
  var count = 0
}

struct Card<Model: AnyObject & Observation.Observable> {
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
