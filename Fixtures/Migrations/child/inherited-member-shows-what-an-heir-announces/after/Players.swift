import SwiftUI

final class Engine {
  static let shared = Engine()
  var time = 0
}

@Observable
class Player {
  var title = ""
  @ObservationIgnored private var captions: [Int: String] = [:]

  var time: String { "\(Engine.shared.time)" }

  func caption(_ number: Int) -> String {
    _ = title  // Update when `title` changes; `captions` is not observable.
    if let known = captions[number] { return known }
    let made = "\(number) \(title)"
    captions[number] = made
    return made
  }

  func timeText() -> String { "\(Engine.shared.time) s" }

  func forget() { captions = [:] }
}

@Observable
final class MoviePlayer: Player {
  var steps = 0

  func step() {
    Engine.shared.time += 1
    steps += 1
  }

  func rename() {
    title += "!"
    forget()
  }
}

struct PlayerLabel: View {
  var player: Player
  var body: some View {
    Text("\(player.time) \(player.caption(1))")
  }
}

struct MovieLabel: View {
  var player: MoviePlayer
  var body: some View {
    let _ = player.steps  // Update when `steps` changes; `Engine.time` is not observable.
    Text(player.time)
  }
}

struct Steps: View {
  var player: MoviePlayer
  var body: some View {
    Text("\(player.steps)")
  }
}

struct TimeLabel: View {
  var player: Player
  var body: some View {
    Text(player.timeText())
  }
}
