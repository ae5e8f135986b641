import SwiftUI

struct Limits {
  var raw = 5
  var capped: Int {
    get { raw }
    set { raw = min(newValue, Meter.shared.limits.raw + 1) }
  }
}

struct Range {
  var low = 0
  var high = 9
  var span: Int {
    get { high - low }
    set { high = low + newValue }
  }
}

final class Meter: ObservableObject {
  static let shared = Meter()
  @Published var limits = Limits()
  @Published var range = Range()

  func raise(_ field: WritableKeyPath<Limits, Int>) {
    limits[keyPath: field] += 3
  }

  func move(_ field: WritableKeyPath<Range, Int>) {
    range[keyPath: field] += 1
  }
}

struct MeterView: View {
  @ObservedObject var meter = Meter.shared

  var body: some View {
    Text("\(meter.limits.raw) \(meter.range.low)")
    Button("raise") { meter.raise(\.capped) }
    Button("move") { meter.move(\.low) }
  }
}
