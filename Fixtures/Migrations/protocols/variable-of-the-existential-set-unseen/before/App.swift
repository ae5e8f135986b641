import Combine
import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

func fill(_ place: inout (any ObservableObject)?) { place = Store() }

func pair() -> ((any ObservableObject)?, Int) { (Store(), 0) }

final class Handed {
  var handed: (any ObservableObject)?

  func change() { fill(&handed) }
}

@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

final class Wrapping {
  @Kept var wrapped: (any ObservableObject)? = nil
}

final class Stored: ObservableObject {
  @Published var stored: (any ObservableObject)? = nil

  init() { _stored = Published(initialValue: pair().0) }
}

final class Assigned: ObservableObject {
  @Published var current: (any ObservableObject)? = nil

  func follow(_ store: Store) {
    store.$items.map { $0.isEmpty ? nil : store }.assign(to: &$current)
  }
}

final class Pathed {
  var pathed: (any ObservableObject)?

  func change() { self[keyPath: \.pathed] = pair().0 }
}

final class Paired {
  var paired: (any ObservableObject)?

  func change() {
    let number: Int
    (paired, number) = pair()
    print(number)
  }
}

final class Listing {
  var listed: [any ObservableObject] = []

  func change() { listed.append(Store()) }
}

struct Value {
  var member: (any ObservableObject)?
}

func make() -> Value { Value(member: Store()) }

final class Computed {
  private var kept: [any ObservableObject] = []

  var last: (any ObservableObject)? {
    get { kept.last }
    set { if let newValue { kept.append(newValue) } }
  }
}

final class Bound: ObservableObject {
  @Published var bound: (any ObservableObject)? = nil
}

struct Picking: View {
  @Binding var picked: (any ObservableObject)?

  var body: some View { Button("Pick") { picked = pair().0 } }
}

struct BoundView: View {
  @ObservedObject var model: Bound

  var body: some View { Picking(picked: $model.bound) }
}
