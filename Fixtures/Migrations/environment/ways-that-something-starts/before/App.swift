import SwiftUI
import UIKit

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

final class Presenter {
  func present() -> UIViewController { UIHostingController(rootView: Detail()) }
  func presentAgain() -> UIViewController { UIHostingController(rootView: Detail()) }
  func presentRow() -> UIViewController { UIHostingController(rootView: Row()) }
}

struct Detail: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Back") { router.path.removeLast() }
  }
}

struct Row: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Root: View {
  @StateObject private var router = Router()
  let presenter = Presenter()

  var body: some View {
    Detail().environmentObject(router)
    Row().environmentObject(router)
    Button("Show") { _ = presenter.presentAgain() }
  }
}
