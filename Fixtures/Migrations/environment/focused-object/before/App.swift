import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
}

final class Selection: ObservableObject {
  @Published var isEmpty = true
}

struct CounterCommands: Commands {
  @FocusedObject private var counter: Counter?
  @SwiftUI.FocusedObject var selection: Selection?

  var body: some Commands {
    CommandMenu("Count") {
      Button(counter?.name ?? "-") { counter?.count += 1 }
      if let name = $counter?.name {
        TextField("Name", text: name)
      }
      if let counter, let isEmpty = self.$selection?.isEmpty {
        Toggle(counter.name, isOn: isEmpty)
        TextField("Name", text: $counter!.name)
      }
    }
  }
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @State private var selection: Selection?

  var body: some View {
    Text(counter.name)
      .focusedObject(counter)
      .focusedSceneObject(counter)
      .focusedObject(selection)
      .focusedSceneObject(selection)
  }
}

extension View {
  func offering(_ counter: Counter) -> some View { focusedObject(counter) }
}

struct Sheet {
  func focusedObject(_ counter: Counter) -> Int { counter.count }
}

func count(_ sheet: Sheet, _ counter: Counter) -> Int { sheet.focusedObject(counter) }
