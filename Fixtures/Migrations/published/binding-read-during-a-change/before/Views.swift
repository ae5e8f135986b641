import SwiftUI

struct Todo: Identifiable {
  let id: Int
  var isDone = false
}

final class Store: ObservableObject {
  @Published var todos = [Todo(id: 0), Todo(id: 1)]
}

struct Row: View {
  @ObservedObject var store: Store
  @Binding var todo: Todo

  var body: some View {
    Button("Delete") {
      store.todos.removeAll { $0.id == todo.id }
    }
  }
}

struct PlainRow: View {
  @ObservedObject var store: Store
  let todo: Todo
  let binding: Binding<Todo>

  var body: some View {
    Button("Delete") {
      store.todos.removeAll { $0.id == todo.id }
    }
    Button("Remove") {
      store.todos.removeAll { $0.id == binding.wrappedValue.id }
    }
  }
}

struct Todos: View {
  @StateObject var store = Store()

  var body: some View {
    ForEach($store.todos) { $todo in
      Row(store: store, todo: $todo)
      PlainRow(store: store, todo: todo, binding: $todo)
      Button("Clear") {
        store.todos.removeAll { $0.id == todo.id }
      }
    }
  }
}
