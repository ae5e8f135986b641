import SwiftUI

@Observable
final class Failures {
  var last = ""
}

final class Player {
  var failures: Failures?
  var other: Failures

  init(_ failures: Failures) { other = failures }

  func show(_ failures: Failures?, on screen: Int) {}
  func note(_ failures: Failures) {}
  func note(_ failures: Failures?) {}
}

func log(_ value: Any?) {}

struct PlayButton: View {
  @Environment(Failures.self) private var failures: Failures?
  let player: Player

  var body: some View {
    Button("Play") {
      player.failures = failures
      player.failures = self.failures
      player.show(failures, on: 1)
      let kept: Failures? = failures
      print(kept?.last ?? "")
      player.other = failures!
      player.note(failures!)
      player.failures = failures! as Failures
      log(failures!)
      let current: () -> Failures? = { failures }
      print(current()?.last ?? "")
    }
  }
}

@main
struct MyApp: App {
  var body: some Scene {
    WindowGroup { PlayButton(player: Player(Failures())) }
  }
}
