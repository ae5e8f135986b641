import SwiftUI

@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
  var link: URL?
  var hasSound = true
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
    @Bindable var delegate = delegate
    Text(delegate.link?.absoluteString ?? "-")
    Toggle("Sound", isOn: $delegate.hasSound)
  }
}
