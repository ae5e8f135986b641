import SwiftUI

enum Totals {
  nonisolated(unsafe) static var changes = 0
}

final class Settings: ObservableObject {
  @Published var isOn = false { didSet { Totals.changes += 1 } }
}

struct Bound: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Toggle("\(Totals.changes)", isOn: $settings.isOn)
  }
}

struct BoundByHand: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Toggle(
      "\(Totals.changes)", isOn: Binding(get: { settings.isOn }, set: { settings.isOn = $0 }))
  }
}

struct Read: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Toggle("\(settings.isOn) \(Totals.changes)", isOn: $settings.isOn)
  }
}
