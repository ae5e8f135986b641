import SwiftUI
import UIKit

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

struct Previewed: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct PreviewedWithACapture: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { [router] in router.path.append(1) }
  }
}

struct InProvider: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Below: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Cell: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Inner: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Leaf: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct LocalRow: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Kept: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Modified: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Beside: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Given: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Boxed: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct InApp: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Made: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Member: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct InBody: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

#Preview { Previewed() }
#Preview { PreviewedWithACapture() }

struct Provider_Previews: PreviewProvider {
  static var previews: some View { InProvider() }
}

struct Holder: View {
  var body: some View { Below() }
}

#Preview("Holder") { Holder() }

enum Old {
  struct Cell: View {
    var body: some View { Text("Old") }
  }

  static func host() -> UIViewController { UIHostingController(rootView: Cell()) }
}

/// Reads the object whenever it is drawn, and was never shown without it.
struct Reading: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Text("\(router.path.count)")
    Inner()
  }
}

struct Folder: View {
  let depth: Int

  var body: some View {
    Leaf()
    if depth > 0 { Folder(depth: depth - 1) }
  }
}

struct Routing: ViewModifier {
  let router: Router

  func body(content: Content) -> some View { content.environmentObject(router) }
}

struct Scene1: View {
  let router: Router

  var body: some View {
    func row() -> some View { LocalRow() }
    return row()
  }
}

struct Scene2: View {
  let router: Router

  var body: some View {
    let kept = Kept()
    kept.environmentObject(router)
  }
}

struct Scene3: View {
  let router: Router

  var body: some View {
    Modified().modifier(Routing(router: router))
  }
}

struct Scene4: View {
  let router: Router

  var body: some View {
    VStack {
      Beside()
      Text("Routed").modifier(Routing(router: router))
    }
  }
}

struct Scene5: View {
  var body: some View {
    shown(Given())
    Boxed().framed()
  }

  private func shown(_ view: some View) -> some View { view }
}

extension View {
  func framed() -> some View { padding() }
}

final class Factory {
  func make() -> some View { Made() }
}

struct Shelf: View {
  let factory: Factory
  let router: Router

  var body: some View { factory.make().environmentObject(router) }
}

struct Scene6: View {
  let router: Router

  var body: some View {
    InBody()
    member.environmentObject(router)
  }

  private var member: some View { Member() }
}

struct Scene7: View {
  let router: Router
  private let factory = Factory()

  init(router: Router) { self.router = router }

  var body: some View { Shelf(factory: factory, router: router) }
}

func host(router: Router) -> [UIViewController] {
  [
    UIHostingController(rootView: Reading()),
    UIHostingController(rootView: Scene1(router: router)),
    UIHostingController(rootView: Scene2(router: router)),
    UIHostingController(rootView: Scene3(router: router)),
    UIHostingController(rootView: Scene4(router: router)),
    UIHostingController(rootView: Scene5()),
    UIHostingController(rootView: Scene6(router: router)),
    UIHostingController(rootView: Scene7(router: router)),
  ]
}

@main
struct MyApp: App {
  var body: some Scene {
    WindowGroup { content }
  }

  private var content: some View { InApp() }
}
