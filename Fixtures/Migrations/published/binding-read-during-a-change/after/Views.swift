import SwiftUI

struct Todo: Identifiable {
  let id: Int
  var isDone = false
}

@Observable
final class Store {
  var todos = [Todo(id: 0), Todo(id: 1)]
}

struct Row: View {
  var store: Store
  @Binding var todo: Todo

  var body: some View {
    Button("Delete") {
      var updatedTodos = store.todos
      updatedTodos.removeAll { $0.id == todo.id }
      store.todos = updatedTodos
    }
  }
}

struct PlainRow: View {
  var store: Store
  let todo: Todo
  let binding: Binding<Todo>

  var body: some View {
    Button("Delete") {
      store.todos.removeAll { $0.id == todo.id }
    }
    Button("Remove") {
      var updatedTodos = store.todos
      updatedTodos.removeAll { $0.id == binding.wrappedValue.id }
      store.todos = updatedTodos
    }
  }
}

struct Todos: View {
  @State var store = Store()

  var body: some View {
    ForEach($store.todos) { $todo in
      Row(store: store, todo: $todo)
      PlainRow(store: store, todo: todo, binding: $todo)
      Button("Clear") {
        var updatedTodos = store.todos
        updatedTodos.removeAll { $0.id == todo.id }
        store.todos = updatedTodos
      }
    }
  }
}
