import SwiftUI
import UIKit

@main
struct MyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
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
