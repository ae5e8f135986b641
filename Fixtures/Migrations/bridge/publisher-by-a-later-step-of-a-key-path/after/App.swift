import Combine
import SwiftUI

@Observable
final class Profile {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  private let nameSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var namePublisher = nameSubject.eraseToAnyPublisher()
}

final class Holder {
  let profile = Profile()
}

final class Watcher {
  @Published var holder = Holder()
  private var subscriptions: Set<AnyCancellable> = []

  func follow() {
    $holder.map(\.profile.namePublisher).switchToLatest()
      .sink { print($0) }
      .store(in: &subscriptions)
  }
}

struct ProfileView: View {
  var profile: Profile
  var body: some View { Text(profile.name) }
}
