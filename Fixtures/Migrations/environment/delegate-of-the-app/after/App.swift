import SwiftUI

@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
  var link: URL?
}

@main
struct LinkApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      LinkView()
    }
  }
}

struct LinkView: View {
  @Environment(AppDelegate.self) private var delegate

  var body: some View {
    Text(delegate.link?.absoluteString ?? "-")
  }
}
