import FactoryKit
import SwiftUI

@Observable
final class Player {
  var volume = 1.0
}

@Observable
final class Gym {
  var name = ""
}

final class Whole: ObservableObject {
  @Published var name = ""
}

extension Container {
  var player: Factory<Player> { self { Player() } }
  var gym: Factory<Gym> { self { Gym() }.singleton }
  var whole: Factory<Whole> { self { Whole() } }
}

struct PlayerView: View {
  @InjectedObservable(\.player) private var player
  @FactoryKit.InjectedObservable(\Container.player) var second: Player
  @InjectedObject(\.whole) private var whole

  var body: some View {
    Slider(value: $player.volume)
    Text("\(second.volume)")
    Inner(whole: $whole)
  }
}

struct Inner: View {
  let whole: ObservedObject<Whole>.Wrapper

  var body: some View {
    TextField("Name", text: whole.name)
  }
}

struct Root: View {
  @Injected(\.gym) var gym

  var body: some View {
    GymView().environment(gym)
  }
}

struct GymView: View {
  @Environment(Gym.self) var gym

  var body: some View {
    Text(gym.name)
  }
}
