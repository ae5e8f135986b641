import SwiftUI

@Observable
final class Item {
  var name = ""
  var part = Part()
}

@Observable
final class Part {
  var isOn = false
}

final class Session: ObservableObject {
  @Published var item = Item()
}

struct ItemView: View {
  @Binding var item: Item

  var body: some View {
    TextField("Name", text: $item.name)
    PartView(part: $item.part)
    Header(item: $item)
  }
}

struct PartView: View {
  @SwiftUI.Binding private var part: Part
  let title: String

  init(part: Binding<Part>, title: String = "") {
    self._part = part
    self.title = title
  }

  init(title: String) {
    _part = .constant(Part())
    self.title = title
  }

  var body: some View {
    Toggle(title, isOn: $part.isOn)
  }
}

struct Header: View {
  @Binding var item: Item
  @Binding var note: String

  init(item: Binding<Item>, note: Binding<String> = .constant("")) {
    _item = item
    _note = note
  }

  var body: some View { Text(item.name) }
}

struct Screen: View {
  @State private var item = Item()
  @State private var items: [Item] = []
  @State private var note = ""
  @StateObject private var session = Session()

  var body: some View {
    ItemView(item: $item)
    ItemView(item: self.$session.item)
    ItemView(item: Binding.constant(Item()))
    Header(item: $item, note: $note)
    ForEach($items, id: \.name) { $item in
      ItemView(item: $item)
    }
  }

  func view(for item: String) -> some View {
    ItemView(item: $item)
  }
}

#Preview {
  @Previewable @State var item = Item()

  ItemView(item: $item)
}
