import SwiftUI

struct SettingsPage: View {
  @State private var settings = Settings()
  @State private var volume = Volume()
  @State private var car = Car()

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
  @State private var flow = Flow()

  var body: some View {
    let _ = flow.revision
    Text(Progress.done)
    Button("Finish") { flow.finish() }
    Button("Next") { flow.next() }
    FlowHits(flow: flow)
  }
}

struct FlowHits: View {
  var flow: Flow

  var body: some View {
    let _ = (flow.revision, flow.page)
    Text("\(flow.counter.hits)")
  }
}

struct FlowNumber: View {
  var flow: Flow

  var body: some View { Text("\(flow.page)") }
}
