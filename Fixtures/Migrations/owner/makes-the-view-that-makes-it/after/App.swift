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

@Observable
final class Leaf {
  var count = 0
  func show() -> LeafView { LeafView() }
  @ObservationIgnored lazy var later = LeafView()
}

struct LeafView: View {
  @State private var leaf = Leaf()
  var body: some View { Text("\(leaf.count)") }
}
