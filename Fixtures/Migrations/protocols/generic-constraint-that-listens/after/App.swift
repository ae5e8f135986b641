import Combine
import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

@Observable
final class Draft {
  var text = ""
}

extension Observable where Self: AnyObject {
  func watch() {}
}

final class Listener<Model: ObservableObject> {
  private var log: AnyCancellable?

  init(_ model: Model) {
    log = model.objectWillChange.sink { _ in print("changes") }
  }
}

func watchAll<Model: AnyObject & Observable>(_ models: [Model]) {
  for model in models { model.watch() }
}

func start(store: Store, draft: Draft) {
  _ = Listener(store)
  watchAll([draft])
}
