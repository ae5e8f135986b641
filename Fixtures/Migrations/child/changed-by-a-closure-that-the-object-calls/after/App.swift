import SwiftUI

final class Synthesizer {
  private(set) var settings = 0
  private(set) var mutes = 0

  func set(_ angle: Int) { settings += 1 }
  func mute() { mutes += 1 }
}

@Observable
final class Knob {
  var angle = 0 {
    didSet { turned?(angle) }
  }
  var label = ""
  var turned: ((Int) -> Void)?

  // `Synthesizer.settings` is not observable, and views read it again when `angle` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

  // `Synthesizer.mutes` is not observable, and views read it again when `label` is assigned.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class Desk {
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
  var knob: Knob
  let synthesizer: Synthesizer
  let motor: Motor

  var body: some View {
    let _ = knob.label  // Update when `label` changes; `Synthesizer.mutes` is not observable.
    Text("\(synthesizer.mutes)")
    Button("Mute") {
      motor.moved = { synthesizer.mute() }
      motor.move(knob)
    }
  }
}

struct KnobPage: View {
  @Bindable var knob: Knob
  let synthesizer: Synthesizer

  var body: some View {
    // Update when `angle` changes; `Synthesizer.settings` is not observable.
    let _ = knob.angle
    Stepper("Angle", value: $knob.angle)
    Text("\(synthesizer.settings)")
  }
}

struct Page: View {
  @State private var desk = Desk()

  var body: some View {
    KnobPage(knob: desk.knob, synthesizer: desk.synthesizer)
    MotorPage(knob: desk.knob, synthesizer: desk.synthesizer, motor: Motor())
    Text("\(desk.knob.angle) \(desk.knob.label)")
  }
}
