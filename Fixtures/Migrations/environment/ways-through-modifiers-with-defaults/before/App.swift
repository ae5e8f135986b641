import SwiftUI

final class Tracker: ObservableObject {
  @Published var axis = 1.0
}

struct Visibility: ViewModifier {
  let edge: Alignment
  let report: (Bool) -> Void
  @EnvironmentObject private var tracker: Tracker

  func body(content: Content) -> some View {
    content.onAppear { report(tracker.axis > 0) }
  }
}

extension View {
  func onVisibility(
    edge: Alignment = .center, delay: Double = Double.pi, _ report: @escaping (Bool) -> Void
  ) -> some View {
    modifier(Visibility(edge: edge, report: report))
  }
}

struct Player: View {
  @State private var isVisible = false
  var body: some View {
    ZStack {
      if isVisible { Text("playing") }
    }
    .onVisibility { isVisible = $0 }
  }
}

@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup { Player() }
  }
}
