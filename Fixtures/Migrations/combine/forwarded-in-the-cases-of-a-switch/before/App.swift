import Combine
import SwiftUI

final class Session: ObservableObject {
  @Published var count = 0
}

enum Route {
  case home
  case detail(Session)
  case pair(Session, Session)
}

final class Router: ObservableObject {
  @Published var route = Route.home { didSet { follow() } }
  private var bag: Set<AnyCancellable> = []

  private func follow() {
    bag = []
    switch route {
    case .home: print("home")
    case .detail(let session):
      // Shows what the session does.
      session.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
        .store(in: &bag)
    case .pair(let first, let second):
      for session in [first, second] {
        session.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
          .store(in: &bag)
      }
    }
  }
}

struct Screen: View {
  @StateObject private var router = Router()

  var body: some View {
    switch router.route {
    case .home: Text("home")
    case .detail(let session): Text("\(session.count)")
    case .pair(let first, let second): Text("\(first.count) \(second.count)")
    }
  }
}
