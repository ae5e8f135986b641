import SwiftUI

struct SettingsPage: View {
  @StateObject private var settings = Settings()
  @StateObject private var volume = Volume()
  @StateObject private var car = Car()

  var body: some View {
    Stepper("\(settings.count)", value: $settings.count)
    TextField("Name", text: $settings.name)
    Button("Reset") { settings.reset() }
    Stepper("\(volume.level)", value: $volume.level)
    Button("Silence") { volume.reset() }
    Text("\(car.speed)")
    Button("Faster") { car.accelerate() }
  }
}

struct FlowPage: View {
  @StateObject private var flow = Flow()

  var body: some View {
    Text(Progress.done)
    Button("Finish") { flow.finish() }
    Button("Next") { flow.next() }
    FlowHits(flow: flow)
  }
}

struct FlowHits: View {
  @ObservedObject var flow: Flow

  var body: some View { Text("\(flow.counter.hits)") }
}

struct FlowNumber: View {
  @ObservedObject var flow: Flow

  var body: some View { Text("\(flow.page)") }
}
