import SwiftUI

@Observable
final class Item {
  var name = ""
}

final class Plain {
  var name = ""
}

#if DEBUG
  @Observable final class Draft { var name = "" }
#else
  @Observable final class Draft { var name = "draft" }
#endif

/// No view: it outlives what it was made with.
final class Coordinator {
  @Binding var item: Item

  init(item: Binding<Item>) { _item = item }
}

@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value
}

struct Unseen: View {
  @Binding var plain: Plain
  @Binding var draft: Draft
  @Binding(get: { Item() }, set: { _ in }) var made: Item
  @Logged @Binding var logged: Item

  init(plain: Binding<Plain>, draft: Binding<Draft>, logged: Binding<Item>) {
    _plain = plain
    _draft = draft
    _logged = Logged(wrappedValue: logged)
  }

  var body: some View { Text(plain.name + draft.name + made.name + logged.name) }
}

enum Form {
  @propertyWrapper
  struct Binding {
    var wrappedValue: Item
  }

  struct Row: View {
    @Binding var item: Item

    var body: some View { Text(item.name) }
  }
}

struct Keyed: View {
  @Binding var item: Item
  @Binding var other: Item

  static var path: WritableKeyPath<Keyed, Item> { \Keyed.item }

  var body: some View { Text(item.name + other.name) }
}

struct Named: View {
  @Binding var named: Item

  var body: some View { Text(named.name) }
}

struct Delegating: View {
  @Binding var item: Item

  init(item: Binding<Item>) { _item = item }

  init(_ item: Binding<Item>) { self.init(item: item) }

  var body: some View { Text(text) }

  private var text: String { item.name }
  private func show() {}
}

struct Chosen: View {
  @Binding var item: Item

  init(item: Binding<Item>, other: Binding<Item>?) {
    if let other { _item = other } else { _item = item }
  }

  var body: some View { Text(item.name) }
}

struct Nested: View {
  @Binding var item: Item

  init(item: Binding<Item>) {
    do { _item = item }
  }

  private func show() {}

  var body: some View { Text(item.name) }
}

struct Replaced: View {
  @Binding var item: Item

  init(item: Binding<Item>, other: Binding<Item>) {
    _item = item
    _item = other
  }

  var body: some View { Text(item.name) }
}

struct Defaulted: View {
  @Binding var item: Item

  init(item: Binding<Item> = .constant(Item())) { _item = item }

  var body: some View { Text(item.name) }
}

struct Qualified: View {
  @Binding var item: Item

  init(item: SwiftUI.Binding<Item>) { _item = item }

  var body: some View { Text(item.name) }
}

struct Projected: View {
  @Binding var item: Item

  init(@Binding item: Item) { self._item = $item }

  var body: some View { Text(item.name) }
}

struct Mapped: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Twice: View {
  @Binding var item: Item

  var body: some View {
    Button("One") { item = Item() }
    Button("Two") { item = Item() }
  }
}

struct Card: View {
  var item: Item

  var body: some View { show() }

  private func show() -> some View { Text(item.name) }
}

struct Sample: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Labelled: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Watched: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Faked: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Stored: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct StoredHere: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Shadowed: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct OfType: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Computed: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}

struct Boxed: View {
  @Binding var boxed: Item

  var body: some View { Text(boxed.name) }
}

struct Other {
  let item: Binding<Item>
}

@Observable
final class Note {
  var text = ""
}

struct NoteView: View {
  // observify:ignore -- replaced soon
  @Binding var note: Note

  var body: some View { Text(note.text) }
}
