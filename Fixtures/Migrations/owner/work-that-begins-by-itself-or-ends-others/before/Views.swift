import SwiftUI

struct RadioPage: View {
  @StateObject private var player = Player()
  @StateObject private var handler = Handler()
  @StateObject private var tenant = Tenant()
  @StateObject private var listener = Listener()
  @StateObject private var quiet = Quiet()
  @StateObject private var mixer = Mixer(radio: .shared)
  @StateObject private var late = LateMixer(radio: .shared)
  @StateObject private var promise = Promise()
  @StateObject private var button = Switch()
  @StateObject private var alias = Alias()

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
