import SwiftUI

final class Store {
  var values: [String: Int] = [:]
}

@Observable
final class Health {
  private let store: Store
  var title = "Health"

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  init(store: Store) { self.store = store }

  var steps: Int { store.values["steps"] ?? UserDefaults.standard.integer(forKey: "steps") }
  var stairs: Int { store.values["stairs"] ?? 0 }
  var distance: Int { store.values["distance"] ?? 0 }
  var calories: Int { store.values["calories"] ?? 0 }
  var pulse: Int { store.values["pulse"] ?? 0 }
  var weight: Int { store.values["weight"] ?? 0 }
  var sleep: Int { store.values["sleep"] ?? 0 }
  var water: Int { store.values["water"] ?? 0 }
  var mood: Int { store.values["mood"] ?? 0 }

  func add(_ name: String) {
    store.values[name, default: 0] += 1
    revision += 1
  }
}

struct HealthView: View {
  var health: Health

  var body: some View {
    let _ = health.revision
    Text("\(health.steps) \(health.stairs)")
  }
}

@Observable
final class Archive {
  var stores: [Store] = []
  private let main = Store()

  var steps: Int { main.values["steps"] ?? 0 }
  var stairs: Int { main.values["stairs"] ?? 0 }
  var distance: Int { main.values["distance"] ?? 0 }
  var calories: Int { main.values["calories"] ?? 0 }
  var pulse: Int { main.values["pulse"] ?? 0 }
  var weight: Int { main.values["weight"] ?? 0 }
  var sleep: Int { main.values["sleep"] ?? 0 }
  var water: Int { main.values["water"] ?? 0 }
  var mood: Int { main.values["mood"] ?? 0 }

  func add(_ name: String) {
    main.values[name] = 1
    announce()
  }

  func announce() { withMutation(keyPath: \.stores) {} }
}
