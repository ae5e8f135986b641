import SwiftUI

final class Synthesizer {
  private(set) var settings = 0
  private(set) var mutes = 0

  func set(_ angle: Int) { settings += 1 }
  func mute() { mutes += 1 }
}

final class Knob: ObservableObject {
  @Published var angle = 0 {
    didSet { turned?(angle) }
  }
  @Published var label = ""
  var turned: ((Int) -> Void)?
}

final class Desk: ObservableObject {
  let knob = Knob()
  let synthesizer = Synthesizer()

  init() {
    knob.turned = { [synthesizer] in synthesizer.set($0) }
  }
}

/// Turns a knob, and has something else done with it.
final class Motor {
  var moved: (() -> Void)?

  func move(_ knob: Knob) {
    moved?()
    knob.label = "moved"
  }
}

struct MotorPage: View {
  @ObservedObject var knob: Knob
  let synthesizer: Synthesizer
  let motor: Motor

  var body: some View {
    Text("\(synthesizer.mutes)")
    Button("Mute") {
      motor.moved = { synthesizer.mute() }
      motor.move(knob)
    }
  }
}

struct KnobPage: View {
  @ObservedObject var knob: Knob
  let synthesizer: Synthesizer

  var body: some View {
    Stepper("Angle", value: $knob.angle)
    Text("\(synthesizer.settings)")
  }
}

struct Page: View {
  @StateObject private var desk = Desk()

  var body: some View {
    KnobPage(knob: desk.knob, synthesizer: desk.synthesizer)
    MotorPage(knob: desk.knob, synthesizer: desk.synthesizer, motor: Motor())
    Text("\(desk.knob.angle) \(desk.knob.label)")
  }
}
