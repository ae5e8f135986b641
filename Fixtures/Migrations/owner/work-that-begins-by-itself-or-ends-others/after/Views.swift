import SwiftUI

struct RadioPage: View {
  @State private var player = Player()
  @State private var handler = Handler()
  @State private var tenant = Tenant()
  @State private var listener = Listener()
  @State private var quiet = Quiet()
  @State private var mixer = Mixer(radio: .shared)
  @State private var late = LateMixer(radio: .shared)
  @State private var promise = Promise()
  @State private var button = Switch()
  @State private var alias = Alias()

  var body: some View {
    Text(player.title + handler.title + tenant.title + listener.title + quiet.title)
    Text(promise.title + alias.title)
    Stepper("Volume", value: $mixer.volume)
    Stepper("Later", value: $late.volume)
    Text("\(late.shown)")
    Toggle("On", isOn: $button.isOn)
  }
}

struct Root: View {
  @State private var count = 0

  var body: some View {
    RadioPage()
    Button("Count \(count)") { count += 1 }
  }
}
