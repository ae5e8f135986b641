import SwiftUI
import UIKit

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

struct Link: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
      .onAppear(perform: reset)
  }

  private func reset() {
    router.path = []
  }
}

struct Row: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Area: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Text("Open").onTapGesture { router.path.append(1) }
  }
}

struct Depth: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Text("\(router.path.count)")
  }
}

struct Unread: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Text("Unread")
  }
}

func host(router: Router) -> [UIViewController] {
  [
    UIHostingController(rootView: Link()),
    UIHostingController(rootView: Row().padding().environmentObject(router)),
    UIHostingController(rootView: Depth()),
    UIHostingController(rootView: Area()),
    UIHostingController(rootView: Unread()),
  ]
}
