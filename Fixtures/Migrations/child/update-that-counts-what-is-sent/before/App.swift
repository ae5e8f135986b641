import SwiftUI
import UIKit

final class Shelf: ObservableObject {
  @Published var title = ""
  var places = 0 {
    willSet { objectWillChange.send() }
  }
}

final class Till: ObservableObject {
  @Published var total = 0
  private var stock: [String: Int] = [:]

  subscript(item: String) -> Int {
    get { stock[item] ?? 0 }
    set {
      objectWillChange.send()
      stock[item] = newValue
    }
  }
}

final class Runs {
  var count = 0
}

struct ShelfRuns: UIViewRepresentable {
  @ObservedObject var shelf: Shelf

  func makeCoordinator() -> Runs { Runs() }
  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.count += 1
    label.text = "\(context.coordinator.count)"
  }
}

struct TillRuns: UIViewRepresentable {
  @ObservedObject var till: Till

  func makeCoordinator() -> Runs { Runs() }
  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.count += 1
    label.text = "\(context.coordinator.count)"
  }
}

struct Shop: View {
  @StateObject private var shelf = Shelf()
  @StateObject private var till = Till()

  var body: some View {
    ShelfRuns(shelf: shelf)
    TillRuns(till: till)
    Text("\(shelf.places) \(till["tea"])")
    Button("Place") { shelf.places += 1 }
    Button("Sell") { till["tea"] += 1 }
  }
}
