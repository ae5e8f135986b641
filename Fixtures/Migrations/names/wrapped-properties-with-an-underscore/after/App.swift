import SwiftUI

@Observable
final class Router {
  var path: [Int] = []
}

struct OpenButton: View {
  @Environment(Router.self) private var _router

  var body: some View {
    Button("Open \(_router.path.count)") { self._router.path = [1] }
  }
}

struct Sheet: View {
  @Environment(Router.self) private var _router
  private var _other: Router

  init(other: Router) { self._other = other }

  var body: some View {
    Text("\(_other.path.count)").environment(_router)
  }
}

struct Unread: View {
  var body: some View { OpenButton() }
}
