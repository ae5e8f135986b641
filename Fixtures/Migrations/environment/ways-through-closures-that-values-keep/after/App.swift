import SwiftUI

@Observable
final class AppState {
  var name = ""
  var active = ""
}

struct Module {
  let title: String
  let view: () -> AnyView
}

enum Registry {
  static let all: [Module] = [define("Admin"), Module(title: "Files") { AnyView(FilesView()) }]
  static let titles: [String] = all.map(\.title)

  static func define(_ title: String) -> Module {
    Module(title: title, view: { AnyView(AdminView()) })
  }
}

struct AdminView: View {
  @Environment(AppState.self) var appState
  var body: some View {
    Button("Rename") { appState.name = "admin" }
  }
}

struct FilesView: View {
  @Environment(AppState.self) var appState
  var body: some View {
    Button("Rename") { appState.name = "files" }
  }
}

final class Command {
  let title: String
  private let icon: () -> AnyView

  init(title: String, icon: @escaping () -> AnyView) {
    self.title = title
    self.icon = icon
  }

  var label: some View { icon() }
}

@MainActor
enum Menus {
  static let reset = Command(title: "Reset", icon: { AnyView(ResetView()) })
}

struct ResetView: View {
  @Environment(AppState.self) var appState: AppState?
  var body: some View {
    Button("Reset") { appState?.name = "" }
  }
}

struct Root: View {
  var body: some View { Registry.all[0].view() }
}

struct ModuleCommands: Commands {
  var appState: AppState
  var body: some Commands {
    CommandMenu("Modules") {
      Button(appState.active) { appState.active = Registry.titles[0] }
      Menus.reset.label
    }
  }
}

@main
struct Main: App {
  @State private var state = AppState()
  var body: some Scene {
    WindowGroup { Root().environment(state) }
      .commands { ModuleCommands(appState: state) }
  }
}
