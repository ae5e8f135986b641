import PartnerKit
import SwiftUI

@Observable
final class Gauge {
  var title = ""
  var settings = PartnerSettings()

  func raise() {
    title = "raised"
    settings.level += 1
  }
}

func raised() -> PartnerSettings {
  var settings = PartnerSettings()
  settings.level = 1
  return settings
}

@Observable
final class Dial {
  var title = ""
  var dial = PartnerDial()

  func raise() {
    title = "raised"
    dial.level += 1
  }
}

func raise(_ dial: inout PartnerDial) { dial.level = 1 }

@Observable
final class Meter {
  var title = ""
  var device = PartnerDevice()

  func raise() {
    title = "raised"
    device.level += 1
  }

  // `device.level` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

func raisedDevice() -> PartnerDevice {
  var device = PartnerDevice()
  device.level = 1
  return device
}

func lower(_ device: PartnerDevice) { device.level = 0 }

@Observable
final class Light {
  var title = ""
  var lamp = PartnerLamp()

  func raise() {
    title = "raised"
    lamp.level += 1
  }

  // `lamp.level` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

func raisedLamp() -> PartnerLamp {
  var lamp = PartnerLamp()
  lamp.level = 1
  return lamp
}

func loweredLamp() -> PartnerLamp {
  let lamp = PartnerLamp()
  lamp.level = 0
  return lamp
}

@Observable
final class Sign {
  var title = ""
  var label = UILabel()

  func raise() {
    title = "raised"
    label.text = "raised"
  }

  // `label.text` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

func raisedLabel() -> UILabel {
  var label = UILabel()
  label.text = "raised"
  return label
}

@Observable
final class Scale {
  var title = ""
  var scale = PartnerScale()

  func raise() {
    title = "raised"
    scale.level += 1
  }

  // `scale.level` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

func raisedScale(_ old: PartnerScale, _ isOld: Bool) -> PartnerScale {
  var scale = PartnerScale()
  if isOld { scale = old }
  scale.level = 1
  return scale
}

func replace(_ scale: inout PartnerScale) { scale = PartnerScale() }

func replacedScale() -> PartnerScale {
  var scale = PartnerScale()
  scale.level = 1
  replace(&scale)
  return scale
}

struct GaugeView: View {
  var gauge: Gauge

  var body: some View { Text("\(gauge.title) \(gauge.settings.level)") }
}

struct DialView: View {
  var dial: Dial

  var body: some View { Text("\(dial.title) \(dial.dial.level)") }
}

struct MeterView: View {
  var meter: Meter

  var body: some View { Text("\(meter.title) \(meter.device.level)") }
}

struct LightView: View {
  var light: Light

  var body: some View { Text("\(light.title) \(light.lamp.level)") }
}

struct SignView: View {
  var sign: Sign

  var body: some View { Text("\(sign.title) \(sign.label.text ?? "")") }
}

struct ScaleView: View {
  var scale: Scale

  var body: some View { Text("\(scale.title) \(scale.scale.level)") }
}

@Observable
final class Shelf {
  var title = ""
  var books = PartnerShelf()
  var isEmpty: Bool { books.isEmpty }

  func remove() {
    var rest = books
    rest.remove("first")
    title = "removed"
    books = rest
    books.insert("last")
  }
}

@Observable
final class Rack {
  var title = ""
  var lamps = PartnerRack()
  var isEmpty: Bool { lamps.isEmpty }

  func remove() {
    var rest = PartnerRack()
    rest.remove("first")
    title = "removed"
    lamps = rest
    lamps.insert("last")
  }
}

struct ShelfView: View {
  var shelf: Shelf

  var body: some View { Text("\(shelf.title) \(shelf.isEmpty)") }
}

struct RackView: View {
  var rack: Rack

  var body: some View { Text("\(rack.title) \(rack.isEmpty)") }
}
