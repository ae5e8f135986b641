import Combine
import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

final class Holder {
  let profile = Profile()
}

final class Watcher {
  @Published var holder = Holder()
  private var subscriptions: Set<AnyCancellable> = []

  func follow() {
    $holder.map(\.profile.$name).switchToLatest()
      .sink { print($0) }
      .store(in: &subscriptions)
  }
}

struct ProfileView: View {
  @ObservedObject var profile: Profile
  var body: some View { Text(profile.name) }
}
