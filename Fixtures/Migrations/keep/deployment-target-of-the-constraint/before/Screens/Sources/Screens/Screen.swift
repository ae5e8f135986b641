import SwiftUI

struct Card<Model: ObservableObject> {
  let model: Model
}

func card(of store: Store) -> Any {
  Card(model: store)
}
