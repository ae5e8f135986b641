import SwiftUI
import UIKit

@Observable
final class Router {
  var path: [Int] = []
}

struct Link: View {
  @Environment(Router.self) private var router: Router?

  var body: some View {
    Button("Open") { router?.path.append(1) }
      .onAppear(perform: reset)
  }

  private func reset() {
    router?.path = []
  }
}

struct Row: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Area: View {
  @Environment(Router.self) private var router: Router?

  var body: some View {
    Text("Open").onTapGesture { router?.path.append(1) }
  }
}

struct Depth: View {
  @Environment(Router.self) private var router

  var body: some View {
    Text("\(router.path.count)")
  }
}

struct Unread: View {
  var body: some View {
    Text("Unread")
  }
}

func host(router: Router) -> [UIViewController] {
  [
    UIHostingController(rootView: Link()),
    UIHostingController(rootView: Row().padding().environment(router)),
    UIHostingController(rootView: Depth()),
    UIHostingController(rootView: Area()),
    UIHostingController(rootView: Unread()),
  ]
}
