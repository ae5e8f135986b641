import SwiftUI

enum Totals {
  nonisolated(unsafe) static var edits = 0
}

struct Options {
  var isOn = false { didSet { Totals.edits += 1 } }
}

@Observable
final class Settings {
  var options = Options()
  var title = ""
}

struct Summary: View {
  var settings: Settings
  var body: some View { let _ = settings.options; Text("\(settings.title) \(Totals.edits)") }
}

struct Editor: View {
  @Bindable var settings: Settings
  var body: some View { Toggle("On", isOn: $settings.options.isOn) }
}
