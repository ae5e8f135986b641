import SwiftUI
import UIKit

@main
struct MyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @State private var session = Session()

  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
  var token = ""
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
