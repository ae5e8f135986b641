import SwiftUI

struct Row: Identifiable {
  let id = 0
  var text = ""
}

@Observable
final class Child {
  var title = ""
}

@Observable
final class Model {
  var child = Child()
  var rows: [Row] = []
  var selected: Row?
  var path: [Int] = []
}

struct RowsView: View {
  @Bindable var model: Model

  var body: some View {
    ForEach($model.rows) { $row in
      TextField("Text", text: $row.text)
    }
  }
}

struct ChildView: View {
  @Bindable var model: Model

  var body: some View {
    TextField("Title", text: $model.child.title)
    TextField("First", text: $model.rows[0].text)
  }
}

struct PathView: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root")
        .sheet(item: $model.selected) { Text($0.text) }
    }
  }
}
