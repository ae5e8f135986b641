import SwiftUI

final class Meter {
  let unit = "l"
  private var level = 0
  func label() -> String { "level \(level)" }
  var short: String { "\(level)" }
  func fill() { level += 1 }
}

@Observable
final class Tank {
  let meter: Meter
  let title: () -> String
  @ObservationIgnored lazy var label: () -> String = meter.label
  var fills = 0

  init(meter: Meter) {
    self.meter = meter
    title = meter.label
  }

  func fill() {
    meter.fill()
    fills += 1
  }
}

struct LabelView: View {
  var tank: Tank
  var body: some View {
    // Update when `fills` changes; `Meter.level` is not observable.
    let _ = tank.fills
    Text(tank.label())
  }
}

struct TitleView: View {
  var tank: Tank
  var body: some View {
    // Update when `fills` changes; `Meter.level` is not observable.
    let _ = tank.fills
    Text(tank.title())
  }
}

struct PartView: View {
  var tank: Tank
  let part: KeyPath<Meter, String>
  var body: some View {
    // Update when `fills` changes; `Meter.level` is not observable.
    let _ = tank.fills
    Text(tank.meter[keyPath: part])
  }
}

struct UnitView: View {
  var tank: Tank
  let part: KeyPath<Meter, String>
  var body: some View { Text(tank.meter[keyPath: part]) }
}

struct RootView: View {
  @State private var tank = Tank(meter: Meter())
  var body: some View {
    LabelView(tank: tank)
    TitleView(tank: tank)
    PartView(tank: tank, part: \.short)
    UnitView(tank: tank, part: \.unit)
    Button("Fill", action: tank.fill)
  }
}
