import SwiftUI

@Observable
final class Item {
  var name = ""
}

struct Row: View {
  @Binding var item: Item

  var body: some View { TextField("Name", text: $item.name) }
}

struct Cell: View {
  @Binding var entry: Item

  var body: some View { TextField("Name", text: $entry.name) }
}

struct List {
  var row: Row
  var entry: Int
}

@Observable
final class Model {
  var item = Item()
}

struct Screen: View {
  @State private var model = Model()

  var body: some View {
    Row(item: $model.item)
    Cell(entry: $model.item)
  }
}

func path() -> WritableKeyPath<List, Item> { \List.row.item }

func count() -> WritableKeyPath<List, Int> { \List.entry }
