import SwiftUI

final class Meter {
  private(set) var value = 0
  func bump() { value += 1 }
}

final class Hub {
  nonisolated(unsafe) static let shared = Hub()
  let meter = Meter()
  func ping() { meter.bump() }
}

nonisolated(unsafe) let hub = Hub()

@Observable
final class Holding {
  var taps = 0
  let hub = Hub()

  func go() {
    hub.ping()
    taps += 1
  }
}

@Observable
final class ByType {
  var taps = 0
  let meter = Meter()

  func go() {
    Hub.shared.ping()
    taps += 1
  }
}

@Observable
final class ByFile {
  var taps = 0
  let meter = Meter()

  func go() {
    hub.ping()
    taps += 1
  }
}

struct HoldingView: View {
  var holding: Holding
  var body: some View {
    let _ = holding.taps  // Update when `taps` changes; `Meter.value` is not observable.
    Text("\(holding.hub.meter.value)")
    Button("Go", action: holding.go)
  }
}

struct ByTypeView: View {
  var byType: ByType
  var body: some View {
    Text("\(byType.meter.value)")
    Button("Go", action: byType.go)
  }
}

struct ByFileView: View {
  var byFile: ByFile
  var body: some View {
    Text("\(byFile.meter.value)")
    Button("Go", action: byFile.go)
  }
}

struct TapsView: View {
  var holding: Holding
  var byType: ByType
  var byFile: ByFile
  var body: some View { Text("\(holding.taps) \(byType.taps) \(byFile.taps)") }
}
