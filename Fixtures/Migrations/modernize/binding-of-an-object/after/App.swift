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

@Observable
final class Session {
  var item = Item()
}

struct ItemView: View {
  @Bindable var item: Item

  var body: some View {
    TextField("Name", text: $item.name)
    PartView(part: item.part)
    Header(item: item)
  }
}

struct PartView: View {
  @SwiftUI.Bindable private var part: Part
  let title: String

  init(part: Part, title: String = "") {
    self.part = part
    self.title = title
  }

  init(title: String) {
    self.part = Part()
    self.title = title
  }

  var body: some View {
    Toggle(title, isOn: $part.isOn)
  }
}

struct Header: View {
  var item: Item
  @Binding var note: String

  init(item: Item, note: Binding<String> = .constant("")) {
    self.item = item
    _note = note
  }

  var body: some View { Text(item.name) }
}

struct Screen: View {
  @State private var item = Item()
  @State private var items: [Item] = []
  @State private var note = ""
  @State private var session = Session()

  var body: some View {
    ItemView(item: item)
    ItemView(item: self.session.item)
    ItemView(item: Item())
    Header(item: item, note: $note)
    ForEach($items, id: \.name) { $item in
      ItemView(item: item)
    }
  }

  func view(for item: String) -> some View {
    ItemView(item: self.item)
  }
}

#Preview {
  @Previewable @State var item = Item()

  ItemView(item: item)
}
