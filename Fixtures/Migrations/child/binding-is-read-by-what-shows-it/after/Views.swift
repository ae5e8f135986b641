import SwiftUI

enum Totals {
  nonisolated(unsafe) static var changes = 0
}

@Observable
final class Settings {
  var isOn = false { didSet { Totals.changes += 1 } }
}

struct Bound: View {
  @Bindable var settings: Settings
  var body: some View {
    let _ = settings.isOn  // Update when `isOn` changes; `Totals.changes` is not observable.
    Toggle("\(Totals.changes)", isOn: $settings.isOn)
  }
}

struct BoundByHand: View {
  var settings: Settings
  var body: some View {
    let _ = settings.isOn  // Update when `isOn` changes; `Totals.changes` is not observable.
    Toggle(
      "\(Totals.changes)", isOn: Binding(get: { settings.isOn }, set: { settings.isOn = $0 }))
  }
}

struct Read: View {
  @Bindable var settings: Settings
  var body: some View {
    Toggle("\(settings.isOn) \(Totals.changes)", isOn: $settings.isOn)
  }
}
