import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: UIViewRepresentable {
  @EnvironmentObject private var counter: Counter

  func makeUIView(context: Context) -> UILabel {
    UILabel(frame: .zero)
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(counter.count)"
  }
}
