import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Kept: ObservableObject {
  @Published var count = 0
}

struct Box {
  let counter: StateObject<Counter>
}

final class Tray: ObservableObject {
  @Published var isOpen = false
  let box: Box

  init(box: Box) {
    self.box = box
  }
}

struct TrayView: View {
  @StateObject private var tray: Tray

  init() {
    _tray = StateObject(wrappedValue: Tray(box: Box(counter: StateObject(wrappedValue: Counter()))))
  }

  var body: some View {
    Text("\(tray.isOpen)")
  }
}

func makeCounter() -> StateObject<Counter> {
  SwiftUI.StateObject(wrappedValue: Counter())
}

func makeKept() -> Any {
  let kept = Kept()
  print(kept.$count)
  return StateObject(wrappedValue: kept)
}

struct CounterView: View {
  private var counter: StateObject<Counter>

  init() {
    counter = StateObject(wrappedValue: Counter())
  }

  var body: some View {
    Text("\(counter.wrappedValue.count)")
  }
}
