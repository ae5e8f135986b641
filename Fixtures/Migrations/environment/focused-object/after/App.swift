import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
}

@Observable
final class Selection {
  var isEmpty = true
}

struct CounterCommands: Commands {
  @FocusedValue(Counter.self) private var counter: Counter?
  @SwiftUI.FocusedValue(Selection.self) var selection: Selection?

  var body: some Commands {
    CommandMenu("Count") {
      Button(counter?.name ?? "-") { counter?.count += 1 }
      if let name = counter.map({ Bindable($0) })?.name {
        TextField("Name", text: name)
      }
      if let counter, let isEmpty = self.selection.map({ Bindable($0) })?.isEmpty {
        Toggle(counter.name, isOn: isEmpty)
        TextField("Name", text: self.counter.map({ Bindable($0) })!.name)
      }
    }
  }
}

struct CounterView: View {
  @State private var counter = Counter()
  @State private var selection: Selection?

  var body: some View {
    Text(counter.name)
      .focusedValue(counter)
      .focusedSceneValue(counter)
      .focusedValue(selection)
      .focusedSceneValue(selection)
  }
}

extension View {
  func offering(_ counter: Counter) -> some View { focusedValue(counter) }
}

struct Sheet {
  func focusedObject(_ counter: Counter) -> Int { counter.count }
}

func count(_ sheet: Sheet, _ counter: Counter) -> Int { sheet.focusedObject(counter) }
