import Combine
import SwiftUI

@Observable
final class Session {
  var count = 0
}

enum Route {
  case home
  case detail(Session)
  case pair(Session, Session)
}

@Observable
final class Router {
  var route = Route.home { didSet { follow() } }
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  private func follow() {
    bag = []
    switch route {
    case .home: print("home")
    case .detail(let session):
      // Shows what the session does.
      break
    case .pair(let first, let second):
      break
    }
  }
}

struct Screen: View {
  @State private var router = Router()

  var body: some View {
    switch router.route {
    case .home: Text("home")
    case .detail(let session): Text("\(session.count)")
    case .pair(let first, let second): Text("\(first.count) \(second.count)")
    }
  }
}
