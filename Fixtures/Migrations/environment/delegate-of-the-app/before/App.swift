import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var link: URL?
  @Published var hasSound = true
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
  @EnvironmentObject private var delegate: AppDelegate

  var body: some View {
    Text(delegate.link?.absoluteString ?? "-")
    Toggle("Sound", isOn: $delegate.hasSound)
  }
}
