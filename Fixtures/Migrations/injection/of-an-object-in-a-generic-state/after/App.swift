import SwiftUI

@Observable
final class Store {
  var count = 0
}

@Observable
final class Clock {
  var hour = 0
}

protocol ScreenState {}

struct CounterState: ScreenState {
  let store: Store
}

struct ClockState: ScreenState, Equatable {
  let hour: Int
}

final class Screen<State: ScreenState> {
  final class Context {
    let state: State
    init(state: State) { self.state = state }
  }
}

typealias CounterScreen = Screen<CounterState>

struct CounterLabel: View {
  @Environment(Store.self) var store
  @Environment(Clock.self) var clock

  var body: some View { Text("\(store.count) \(clock.hour)") }
}

struct CounterView: View {
  let context: CounterScreen.Context

  var body: some View {
    CounterLabel()
      .environment(context.state.store)
      .environment(Clock())
  }
}
