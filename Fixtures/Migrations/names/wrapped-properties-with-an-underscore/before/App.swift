import SwiftUI

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

struct OpenButton: View {
  @EnvironmentObject private var _router: Router

  var body: some View {
    Button("Open \(_router.path.count)") { self._router.path = [1] }
  }
}

struct Sheet: View {
  @EnvironmentObject private var _router: Router
  @ObservedObject private var _other: Router

  init(other: Router) { __other = ObservedObject(wrappedValue: other) }

  var body: some View {
    Text("\(_other.path.count)").environmentObject(_router)
  }
}

struct Unread: View {
  @EnvironmentObject private var _router: Router

  var body: some View { OpenButton() }
}
