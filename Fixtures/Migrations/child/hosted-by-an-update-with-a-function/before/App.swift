import SwiftUI
import UIKit

enum Totals {
  nonisolated(unsafe) static var steps = 0
}

final class Walk: ObservableObject {
  @Published var name = ""
  @Published var rounds = 0

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
  @ObservedObject var walk: Walk

  func makeUIViewController(context: Context) -> UIHostingController<Line> {
    UIHostingController(rootView: Line(title: { "" }))
  }

  func updateUIViewController(_ host: UIHostingController<Line>, context: Context) {
    let name = walk.name
    host.rootView = Line(title: { name })
  }
}

struct Page: View {
  @StateObject private var walk = Walk()

  var body: some View {
    Host(walk: walk)
    Text("\(walk.rounds)")
    Button("Go") { walk.go() }
  }
}
