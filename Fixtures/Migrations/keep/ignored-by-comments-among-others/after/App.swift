import SwiftUI

// observify:ignore -- shared with another app
final class Shared: ObservableObject {
  @Published var name = ""
}

// What somebody has chosen, and what is ignored of it.
@Observable
final class Choice {
  var name = ""

  // observify:ignore
  func clear() { name = "" }
}

@Observable
final class Other {
  var name = ""

  // observify:ignore
  func clear() { name = "" }
}

struct Screen: View {
  @ObservedObject var shared: Shared
  var choice: Choice
  var other: Other

  var body: some View { Text(shared.name + choice.name + other.name) }
}
