import SwiftUI

/// What it announces is private to the class.
struct CounterView: View {
  var counter: Counter

  var body: some View {
    Text("\(counter.shown)")
    Button("Double") {
      counter.double()
      counter.announceChange()
    }
  }
}
