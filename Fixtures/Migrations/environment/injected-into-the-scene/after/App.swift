import SwiftUI
@main
struct Game: App {
  @State var scores = Scores()
  var body: some Scene {
    WindowGroup { Board() }
      .environment(scores)
  }
}
struct Board: View {
  @Environment(Scores.self) var scores
  @State var isOpen = false
  var body: some View {
    VStack {
      Button("open") { isOpen = true }
      if isOpen { Text("\(scores.best)") }
    }
  }
}
@Observable
final class Scores { var best = 0 }
