import SwiftUI

final class Synthesizer {
  private(set) var settings = 0

  func set(_ angle: Int) { settings += 1 }
  func mute() { settings = 0 }
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
    Text("\(desk.knob.angle)")
  }
}
