import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 1.0
}

@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value
}

struct PlayerView: View {
  @Logged @StateObject var player = Player()

  var body: some View {
    Text("\(player.volume)")
  }
}
