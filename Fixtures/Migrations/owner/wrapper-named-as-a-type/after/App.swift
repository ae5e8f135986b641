import SwiftUI

@Observable
final class Counter {
  var count = 0
}

final class Kept: ObservableObject {
  @Published var count = 0
}

struct Box {
  let counter: State<Counter>
}

@Observable
final class Tray {
  var isOpen = false
  let box: Box

  init(box: Box) {
    self.box = box
  }
}

struct TrayView: View {
  @State private var tray: Tray

  init() {
    _tray = State(wrappedValue: Tray(box: Box(counter: State(wrappedValue: Counter()))))
  }

  var body: some View {
    Text("\(tray.isOpen)")
  }
}

func makeCounter() -> State<Counter> {
  SwiftUI.State(wrappedValue: Counter())
}

func makeKept() -> Any {
  let kept = Kept()
  print(kept.$count)
  return StateObject(wrappedValue: kept)
}

struct CounterView: View {
  private var counter: State<Counter>

  init() {
    counter = State(wrappedValue: Counter())
  }

  var body: some View {
    Text("\(counter.wrappedValue.count)")
  }
}
