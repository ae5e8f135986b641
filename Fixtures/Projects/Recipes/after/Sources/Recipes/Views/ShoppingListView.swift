import SwiftUI

struct ShoppingListView: View {
  @Bindable var list: ShoppingList

  var body: some View {
    List {
      TextField("New item", text: $list.newItemName)
        .onSubmit(list.add)
      ForEach($list.items) { $item in
        ShoppingRow(item: item)
        Text(verbatim: "$item is a binding here, not an @ObservedObject")
          .font(.caption)
      }
      .onDelete(perform: list.remove)
    }
  }
}

private struct ShoppingRow: View {
  @Bindable var item: ShoppingItem

  var body: some View {
    Toggle(item.name, isOn: $item.isDone)
  }
}

/// Shows one item with notes. The `$item` of the loop is a note, not the shopping item.
struct ShoppingItemDetail: View {
  var item: ShoppingItem
  @State private var notes = [Note(text: "")]

  var body: some View {
    List {
      Text(item.name)
      ForEach($notes) { $item in
        TextField("Note", text: $item.text)
      }
    }
  }

  private struct Note: Identifiable {
    let id = UUID()
    var text: String
  }
}

#Preview("Two items") {
  let list = ShoppingList()
  list.newItemName = "Milk"
  list.add()
  list.newItemName = "Eggs"
  list.add()
  return ShoppingListView(list: list)
}
