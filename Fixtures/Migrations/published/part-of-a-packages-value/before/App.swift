import PartnerKit
import SwiftUI

final class Gauge: ObservableObject {
  @Published var title = ""
  @Published var settings = PartnerSettings()

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

final class Dial: ObservableObject {
  @Published var title = ""
  @Published var dial = PartnerDial()

  func raise() {
    title = "raised"
    dial.level += 1
  }
}

func raise(_ dial: inout PartnerDial) { dial.level = 1 }

final class Meter: ObservableObject {
  @Published var title = ""
  @Published var device = PartnerDevice()

  func raise() {
    title = "raised"
    device.level += 1
  }
}

func raisedDevice() -> PartnerDevice {
  var device = PartnerDevice()
  device.level = 1
  return device
}

func lower(_ device: PartnerDevice) { device.level = 0 }

final class Light: ObservableObject {
  @Published var title = ""
  @Published var lamp = PartnerLamp()

  func raise() {
    title = "raised"
    lamp.level += 1
  }
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

final class Sign: ObservableObject {
  @Published var title = ""
  @Published var label = UILabel()

  func raise() {
    title = "raised"
    label.text = "raised"
  }
}

func raisedLabel() -> UILabel {
  var label = UILabel()
  label.text = "raised"
  return label
}

final class Scale: ObservableObject {
  @Published var title = ""
  @Published var scale = PartnerScale()

  func raise() {
    title = "raised"
    scale.level += 1
  }
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
  @ObservedObject var gauge: Gauge

  var body: some View { Text("\(gauge.title) \(gauge.settings.level)") }
}

struct DialView: View {
  @ObservedObject var dial: Dial

  var body: some View { Text("\(dial.title) \(dial.dial.level)") }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View { Text("\(meter.title) \(meter.device.level)") }
}

struct LightView: View {
  @ObservedObject var light: Light

  var body: some View { Text("\(light.title) \(light.lamp.level)") }
}

struct SignView: View {
  @ObservedObject var sign: Sign

  var body: some View { Text("\(sign.title) \(sign.label.text ?? "")") }
}

struct ScaleView: View {
  @ObservedObject var scale: Scale

  var body: some View { Text("\(scale.title) \(scale.scale.level)") }
}

final class Shelf: ObservableObject {
  @Published var title = ""
  @Published var books = PartnerShelf()
  var isEmpty: Bool { books.isEmpty }

  func remove() {
    var rest = books
    rest.remove("first")
    title = "removed"
    books = rest
    books.insert("last")
  }
}

final class Rack: ObservableObject {
  @Published var title = ""
  @Published var lamps = PartnerRack()
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
  @ObservedObject var shelf: Shelf

  var body: some View { Text("\(shelf.title) \(shelf.isEmpty)") }
}

struct RackView: View {
  @ObservedObject var rack: Rack

  var body: some View { Text("\(rack.title) \(rack.isEmpty)") }
}
