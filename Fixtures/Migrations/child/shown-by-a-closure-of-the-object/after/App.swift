import SwiftUI

final class Pumps {
  static let shared = Pumps()
  var level = 0
  var reports = 0
}

@Observable
final class Device {
  var tick = 0
  var name = ""
  let level: () -> Int
  private let title: () -> String
  private let report: () -> Void

  init(
    level: @escaping () -> Int, titled title: @escaping () -> String,
    _ report: @escaping () -> Void
  ) {
    self.level = level
    self.title = title
    self.report = report
  }

  var heading: String {
    // Update when `tick` changes; `Pumps.level` is not observable.
    _ = tick
    return title()
  }

  func fill() {
    Pumps.shared.level += 1
    tick += 1
  }

  func finish(_ name: String) {
    report()
    self.name = name
  }
}

struct LevelView: View {
  var device: Device

  var body: some View {
    let _ = device.tick  // Update when `tick` changes; `Pumps.level` is not observable.
    Text("level \(device.level())")
  }
}

struct HeadingView: View {
  var device: Device

  var body: some View {
    Text(device.heading)
    Button("Fill") { device.fill() }
    Button("Finish") { device.finish("pump") }
  }
}

struct RootView: View {
  @State private var device = Device(
    level: { Pumps.shared.level }, titled: { "Pump \(Pumps.shared.level)" }
  ) {
    Pumps.shared.reports += 1
  }

  var body: some View {
    LevelView(device: device)
    HeadingView(device: device)
    Text("\(device.tick) \(device.name)")
  }
}
