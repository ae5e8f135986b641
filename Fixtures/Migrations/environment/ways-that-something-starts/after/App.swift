import SwiftUI
import UIKit

@Observable
final class Router {
  var path: [Int] = []
}

final class Presenter {
  func present() -> UIViewController { UIHostingController(rootView: Detail()) }
  func presentAgain() -> UIViewController { UIHostingController(rootView: Detail()) }
  func presentRow() -> UIViewController { UIHostingController(rootView: Row()) }
}

struct Detail: View {
  @Environment(Router.self) private var router: Router?

  var body: some View {
    Button("Back") { router?.path.removeLast() }
  }
}

struct Row: View {
  @Environment(Router.self) private var router: Router?

  var body: some View {
    Button("Open") { router?.path.append(1) }
  }
}

struct Root: View {
  @State private var router = Router()
  let presenter = Presenter()

  var body: some View {
    Detail().environment(router)
    Row().environment(router)
    Button("Show") { _ = presenter.presentAgain() }
  }
}
