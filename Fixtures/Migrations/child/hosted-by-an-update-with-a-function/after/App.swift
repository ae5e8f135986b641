import SwiftUI
import UIKit

enum Totals {
  nonisolated(unsafe) static var steps = 0
}

@Observable
final class Walk {
  var name = ""
  var rounds = 0

  func go() {
    Totals.steps += 1
    rounds += 1
  }
}

struct Line: View {
  let title: () -> String

  var body: some View { Text("\(title()) \(Totals.steps)") }
}

/// What it hosts shows the steps when SwiftUI says so, not with its own updates.
struct Host: UIViewControllerRepresentable {
  var walk: Walk

  func makeUIViewController(context: Context) -> UIHostingController<Line> {
    UIHostingController(rootView: Line(title: { "" }))
  }

  func updateUIViewController(_ host: UIHostingController<Line>, context: Context) {
    _ = walk.rounds  // Update when `rounds` changes; `Totals.steps` is not observable.
    let name = walk.name
    host.rootView = Line(title: { name })
  }
}

struct Page: View {
  @State private var walk = Walk()

  var body: some View {
    Host(walk: walk)
    Text("\(walk.rounds)")
    Button("Go") { walk.go() }
  }
}
