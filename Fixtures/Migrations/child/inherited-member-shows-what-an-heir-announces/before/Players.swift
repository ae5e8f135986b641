import SwiftUI

final class Engine {
  static let shared = Engine()
  var time = 0
}

class Player: ObservableObject {
  @Published var title = ""
  private var captions: [Int: String] = [:]

  var time: String { "\(Engine.shared.time)" }

  func caption(_ number: Int) -> String {
    if let known = captions[number] { return known }
    let made = "\(number) \(title)"
    captions[number] = made
    return made
  }

  func timeText() -> String { "\(Engine.shared.time) s" }

  func forget() { captions = [:] }
}

final class MoviePlayer: Player {
  @Published var steps = 0

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
  @ObservedObject var player: Player
  var body: some View {
    Text("\(player.time) \(player.caption(1))")
  }
}

struct MovieLabel: View {
  @ObservedObject var player: MoviePlayer
  var body: some View {
    Text(player.time)
  }
}

struct Steps: View {
  @ObservedObject var player: MoviePlayer
  var body: some View {
    Text("\(player.steps)")
  }
}

struct TimeLabel: View {
  @ObservedObject var player: Player
  var body: some View {
    Text(player.timeText())
  }
}
