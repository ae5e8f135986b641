import SwiftUI

final class Folder: ObservableObject {
  @Published var count = 0
  let next = FolderView()
}

struct FolderView: View {
  @StateObject private var folder = Folder()
  var body: some View {
    Text("n \(folder.count)")
    Button("Up") { folder.count += 1 }
  }
}

final class Coordinator: ObservableObject {
  @Published var path = 0
  let screens: [AnyView]
  init() { screens = [AnyView(HomeView())] }
}

struct HomeView: View {
  @StateObject private var settings = SettingsCoordinator()
  var body: some View { Text("\(settings.path)") }
}

final class SettingsCoordinator: ObservableObject {
  @Published var path = 0
  let root = RootView()
}

struct RootView: View {
  @StateObject private var coordinator = Coordinator()
  var body: some View { Text("\(coordinator.path)") }
}

final class Leaf: ObservableObject {
  @Published var count = 0
  func show() -> LeafView { LeafView() }
  lazy var later = LeafView()
}

struct LeafView: View {
  @StateObject private var leaf = Leaf()
  var body: some View { Text("\(leaf.count)") }
}

final class Assigned: ObservableObject {
  @Published var count = 0
  let view: AnyView
  init() { view = AnyView(AssignedView()) }
}

struct AssignedView: View {
  @StateObject private var model: Assigned
  init() { _model = StateObject(wrappedValue: Assigned()) }
  var body: some View { Text("\(model.count)") }
}

final class Prepared: ObservableObject {
  @Published var count = 0
  var view: AnyView?
  init() { prepare() }
  private func prepare() { view = AnyView(PreparedView()) }
}

struct PreparedView: View {
  @StateObject private var model = Prepared()
  var body: some View { Text("\(model.count)") }
}

final class Implied: ObservableObject {
  @Published var count = 0
  let view: ImpliedView = .init()
}

struct ImpliedView: View {
  @StateObject private var model = Implied()
  var body: some View { Text("\(model.count)") }
}

final class Child: ObservableObject {
  @Published var count = 0
  var view: ChildView?
  init() {}
  convenience init(shown: Bool) {
    self.init()
    view = ChildView()
  }
}

struct ChildView: View {
  @StateObject private var model = Child()
  var body: some View { Text("\(model.count)") }
}
