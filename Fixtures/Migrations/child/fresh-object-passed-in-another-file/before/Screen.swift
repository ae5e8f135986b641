import SwiftUI

struct Screen: View {
  let counter: Counter

  var body: some View {
    CounterLabel(
      title: "Count",
      counter: counter
    )
  }
}
