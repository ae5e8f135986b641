import SwiftUI

@Observable
final class Item {
  var name = ""
}

struct Reset: View {
  @Binding var item: Item

  var body: some View { Button("New") { item = Item() } }
}

struct Outer: View {
  @Binding var item: Item

  var body: some View { Reset(item: $item) }
}

struct Search: View {
  @Binding var item: Item

  var body: some View { Text(name(of: $item)) }
}

func name(of item: Binding<Item>) -> String { item.wrappedValue.name }

struct Computed: View {
  @Binding var item: Item

  var body: some View { TextField("Name", text: $item.name) }
}

struct Selection: View {
  @Binding var item: Item?

  var body: some View { Text(item?.name ?? "-") }
}

struct Counted: View {
  @Binding private var item: Item
  private let name: String

  init(item: Binding<Item>) {
    _item = item
    name = item.wrappedValue.name
  }

  var body: some View { Text(name) }
}

struct Stored: View {
  @Binding var item: Item

  var body: some View { Text(_item.wrappedValue.name) }
}

struct Wrapped: View {
  @Binding var item: Item

  var body: some View { Button("New") { $item.wrappedValue = Item() } }
}

struct Passed: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Screen: View {
  @State private var item = Item()
  @State private var chosen: Item?

  var body: some View {
    Outer(item: $item)
    Search(item: $item)
    Computed(item: Binding(get: { item }, set: { item = $0 }))
    Selection(item: $chosen)
    Counted(item: $item)
    Stored(item: $item)
    Wrapped(item: $item)
    inner(item: $item)
  }

  func inner(item: Binding<Item>) -> some View {
    Passed(item: item)
  }
}
