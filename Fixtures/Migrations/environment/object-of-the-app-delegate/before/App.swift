import SwiftUI
import UIKit

@main
struct MyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @StateObject private var session = Session()

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

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  var window: UIWindow?
  @Published var title = ""
}

final class Session: ObservableObject {
  @Published var name = ""
}

struct ContentView: View {
  @EnvironmentObject var delegate: AppDelegate
  @EnvironmentObject var session: Session

  var body: some View {
    Text(delegate.token)
    Button("Leave") { session.name = "" }
  }
}

struct ToolView: View {
  @EnvironmentObject var delegate: AppDelegate
  @EnvironmentObject var sceneDelegate: SceneDelegate

  var body: some View {
    Button("Clear") {
      delegate.token = ""
      sceneDelegate.title = ""
    }
  }
}

/// A hosting controller begins with an empty environment.
struct HostedView: View {
  @EnvironmentObject var sceneDelegate: SceneDelegate

  var body: some View {
    Button("Clear") { sceneDelegate.title = "" }
  }
}

@MainActor
func controller() -> UIViewController { UIHostingController(rootView: HostedView()) }
