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

@Observable
final class Screen: Controller {
  var count = 0
  var steps = 0
  override func changed() {
    steps += 1
    count += 1
  }
  var summary: String {
    // Update when `count` changes; `Controller.log` is not observable.
    _ = count
    return "\(log.count) steps"
  }
}

struct ScreenView: View {
  var screen: Screen
  var body: some View {
    let _ = screen.count  // Update when `count` changes; `Controller.log` is not observable.
    Text(screen.log.joined(separator: ", "))
    Button("Step") { screen.perform("step") }
  }
}

struct SummaryView: View {
  var screen: Screen
  var body: some View {
    Text(screen.summary)
    Text("\(screen.steps)")
  }
}
