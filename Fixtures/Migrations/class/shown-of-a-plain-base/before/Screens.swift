import SwiftUI

class Controller {
  var log: [String] = []
  var title = ""
  func perform(_ step: String) {
    log.append(step)
    changed()
  }
  func changed() {}
}

final class Screen: Controller, ObservableObject {
  @Published var count = 0
  var steps = 0
  override func changed() {
    steps += 1
    count += 1
  }
  var summary: String { "\(log.count) steps" }
}

struct ScreenView: View {
  @ObservedObject var screen: Screen
  var body: some View {
    Text(screen.log.joined(separator: ", "))
    Button("Step") { screen.perform("step") }
  }
}

struct SummaryView: View {
  @ObservedObject var screen: Screen
  var body: some View {
    Text(screen.summary)
    Text("\(screen.steps)")
  }
}
