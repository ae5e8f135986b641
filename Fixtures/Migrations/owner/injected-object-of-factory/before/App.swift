import FactoryKit
import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 1.0
}

final class Gym: ObservableObject {
  @Published var name = ""
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
  @InjectedObject(\.player) private var player
  @FactoryKit.InjectedObject(\Container.player) var second: Player
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
    GymView().environmentObject(gym)
  }
}

struct GymView: View {
  @EnvironmentObject var gym: Gym

  var body: some View {
    Text(gym.name)
  }
}
