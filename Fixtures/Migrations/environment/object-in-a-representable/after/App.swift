import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: UIViewRepresentable {
  @Environment(Counter.self) private var counter

  func makeUIView(context: Context) -> UILabel {
    UILabel(frame: .zero)
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(counter.count)"
  }
}
