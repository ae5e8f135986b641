import SwiftUI

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
  var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

enum Samples {
  static func constant(_ item: Item) -> Binding<Item> { .constant(item) }
}

extension Binding {
  static func fake(_ value: Value) -> Binding<Value> { .constant(value) }
  static func constant(of value: Value) -> Binding<Value> { .constant(value) }
  static func constant(_ value: Value, onSet: () -> Void) -> Binding<Value> { .constant(value) }
}

struct Screen: View {
  @State private var item = Item()
  @State private var items: [Item] = []
  @State private static var shared = Item()
  @Kept private var kept = Item()

  var body: some View {
    Keyed(item: $item, other: $item)
    Delegating(item: $item)
    Card(item: $item)
    Sample(item: Samples.constant(Item()))
    Labelled(item: .constant(of: Item()))
    Watched(item: .constant(Item()) { print(1) })
    Faked(item: .fake(Item()))
    Computed(item: binding())
    Stored(item: $kept)
    ForEach($items, id: \.name) { $item in
      let item = Item()
      Shadowed(item: $item)
      Text(item.name)
    }
  }

  private var other: Other { .init(item: $item) }
  private var boxed: Result<Boxed, Never> { .success(.init(boxed: $item)) }

  private func binding() -> Binding<Item> { $item }

  func items(_ views: [Named]) -> [Item] { views.map(\.named) }

  static var path: KeyPath<Keyed, String> { \Keyed.other.name }

  func stored() -> some View {
    @Kept var item = Item()
    return StoredHere(item: $item)
  }

  static func ofType(for shared: String) -> some View {
    OfType(item: $shared)
  }

  func all(_ bindings: [Binding<Item>]) -> [Mapped] {
    bindings.map(Mapped.init(item:))
  }
}
