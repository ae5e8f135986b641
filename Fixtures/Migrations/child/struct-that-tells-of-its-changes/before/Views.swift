import SwiftUI

enum Totals {
  nonisolated(unsafe) static var edits = 0
}

struct Options {
  var isOn = false { didSet { Totals.edits += 1 } }
}

final class Settings: ObservableObject {
  @Published var options = Options()
  @Published var title = ""
}

struct Summary: View {
  @ObservedObject var settings: Settings
  var body: some View { Text("\(settings.title) \(Totals.edits)") }
}

struct Editor: View {
  @ObservedObject var settings: Settings
  var body: some View { Toggle("On", isOn: $settings.options.isOn) }
}
