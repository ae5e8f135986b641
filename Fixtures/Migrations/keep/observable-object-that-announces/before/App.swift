import Combine
import SwiftUI

@Observable
final class Feed: ObservableObject {
  var posts: [String] = []

  init() {
    load()
  }

  func load() { UserDefaults.standard.set(true, forKey: "loaded") }
}

@Observable
final class Settings: ObservableObject {
  @ObservationIgnored @AppStorage("sound") var hasSound = true
  var volume = 1.0
}

@Observable
final class Clock: ObservableObject {
  @ObservationIgnored var time = 0

  func tick() {
    objectWillChange.send()
    time += 1
  }
}

@Observable
final class Player: ObservableObject {
  var song = ""
}

func listen(to player: Player) -> AnyCancellable {
  player.objectWillChange.sink { print("changed") }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  @ObservedObject var settings: Settings
  @ObservedObject var clock: Clock
  @ObservedObject var player: Player

  var body: some View {
    Text("\(feed.posts.count) \(clock.time) \(player.song)")
    Toggle("Sound", isOn: $settings.hasSound)
  }
}
