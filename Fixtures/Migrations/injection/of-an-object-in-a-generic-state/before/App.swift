import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

final class Clock: ObservableObject {
  @Published var hour = 0
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
  @EnvironmentObject var store: Store
  @EnvironmentObject var clock: Clock

  var body: some View { Text("\(store.count) \(clock.hour)") }
}

struct CounterView: View {
  let context: CounterScreen.Context

  var body: some View {
    CounterLabel()
      .environmentObject(context.state.store)
      .environmentObject(Clock())
  }
}
