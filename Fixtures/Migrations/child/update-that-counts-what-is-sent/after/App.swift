import SwiftUI
import UIKit

@Observable
final class Shelf {
  var title = ""
  var places = 0
}

@Observable
final class Till {
  var total = 0
  private var stock: [String: Int] = [:]

  subscript(item: String) -> Int {
    get { stock[item] ?? 0 }
    set {
      stock[item] = newValue
    }
  }
}

final class Runs {
  var count = 0
}

struct ShelfRuns: UIViewRepresentable {
  var shelf: Shelf

  func makeCoordinator() -> Runs { Runs() }
  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    _ = shelf.places  // Update when `places` changes; each update has side effects.
    context.coordinator.count += 1
    label.text = "\(context.coordinator.count)"
  }
}

struct TillRuns: UIViewRepresentable {
  var till: Till

  func makeCoordinator() -> Runs { Runs() }
  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.count += 1
    label.text = "\(context.coordinator.count)"
  }
}

struct Shop: View {
  @State private var shelf = Shelf()
  @State private var till = Till()

  var body: some View {
    ShelfRuns(shelf: shelf)
    TillRuns(till: till)
    Text("\(shelf.places) \(till["tea"])")
    Button("Place") { shelf.places += 1 }
    Button("Sell") { till["tea"] += 1 }
  }
}
