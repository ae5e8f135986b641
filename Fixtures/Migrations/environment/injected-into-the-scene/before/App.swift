import SwiftUI
@main
struct Game: App {
  @StateObject var scores = Scores()
  var body: some Scene {
    WindowGroup { Board() }
      .environmentObject(scores)
  }
}
struct Board: View {
  @EnvironmentObject var scores: Scores
  @State var isOpen = false
  var body: some View {
    VStack {
      Button("open") { isOpen = true }
      if isOpen { Text("\(scores.best)") }
    }
  }
}
final class Scores: ObservableObject { @Published var best = 0 }
