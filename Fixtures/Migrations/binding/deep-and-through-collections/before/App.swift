import SwiftUI

struct Row: Identifiable {
  let id = 0
  var text = ""
}

final class Child: ObservableObject {
  @Published var title = ""
}

final class Model: ObservableObject {
  @Published var child = Child()
  @Published var rows: [Row] = []
  @Published var selected: Row?
  @Published var path: [Int] = []
}

struct RowsView: View {
  @ObservedObject var model: Model

  var body: some View {
    ForEach($model.rows) { $row in
      TextField("Text", text: $row.text)
    }
  }
}

struct ChildView: View {
  @ObservedObject var model: Model

  var body: some View {
    TextField("Title", text: $model.child.title)
    TextField("First", text: $model.rows[0].text)
  }
}

struct PathView: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root")
        .sheet(item: $model.selected) { Text($0.text) }
    }
  }
}
