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

final class Holding: ObservableObject {
  @Published var taps = 0
  let hub = Hub()

  func go() {
    hub.ping()
    taps += 1
  }
}

final class ByType: ObservableObject {
  @Published var taps = 0
  let meter = Meter()

  func go() {
    Hub.shared.ping()
    taps += 1
  }
}

final class ByFile: ObservableObject {
  @Published var taps = 0
  let meter = Meter()

  func go() {
    hub.ping()
    taps += 1
  }
}

struct HoldingView: View {
  @ObservedObject var holding: Holding
  var body: some View {
    Text("\(holding.hub.meter.value)")
    Button("Go", action: holding.go)
  }
}

struct ByTypeView: View {
  @ObservedObject var byType: ByType
  var body: some View {
    Text("\(byType.meter.value)")
    Button("Go", action: byType.go)
  }
}

struct ByFileView: View {
  @ObservedObject var byFile: ByFile
  var body: some View {
    Text("\(byFile.meter.value)")
    Button("Go", action: byFile.go)
  }
}

struct TapsView: View {
  @ObservedObject var holding: Holding
  @ObservedObject var byType: ByType
  @ObservedObject var byFile: ByFile
  var body: some View { Text("\(holding.taps) \(byType.taps) \(byFile.taps)") }
}
