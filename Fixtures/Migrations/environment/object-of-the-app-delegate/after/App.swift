import SwiftUI
import UIKit

@main
struct MyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @State private var session = Session()

  var body: some Scene {
    WindowGroup { ContentView() }
    ToolScene()
  }
}

struct ToolScene: Scene {
  var body: some Scene {
    WindowGroup { ToolView() }
  }
}

@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
  var token = ""
}

@Observable
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var title = ""
}

@Observable
final class Session {
  var name = ""
}

struct ContentView: View {
  @Environment(AppDelegate.self) var delegate
  @Environment(Session.self) var session: Session?

  var body: some View {
    Text(delegate.token)
    Button("Leave") { session?.name = "" }
  }
}

struct ToolView: View {
  @Environment(AppDelegate.self) var delegate
  @Environment(SceneDelegate.self) var sceneDelegate

  var body: some View {
    Button("Clear") {
      delegate.token = ""
      sceneDelegate.title = ""
    }
  }
}

/// A hosting controller begins with an empty environment.
struct HostedView: View {
  @Environment(SceneDelegate.self) var sceneDelegate: SceneDelegate?

  var body: some View {
    Button("Clear") { sceneDelegate?.title = "" }
  }
}

@MainActor
func controller() -> UIViewController { UIHostingController(rootView: HostedView()) }
