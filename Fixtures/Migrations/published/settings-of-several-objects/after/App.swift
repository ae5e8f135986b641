import SwiftUI
import UIKit

@Observable
final class Toolbar {
  var isHidden: Bool {
    get { access(keyPath: \.isHidden); return storedIsHidden }
    set { withMutation(keyPath: \.isHidden) { storedIsHidden = newValue } }
  }
  @ObservationIgnored @AppStorage("isToolbarHidden") private var storedIsHidden = false
}

@Observable
final class Footer {
  var isHidden: Bool {
    get { access(keyPath: \.isHidden); return storedIsHidden }
    set { withMutation(keyPath: \.isHidden) { storedIsHidden = newValue } }
  }
  @ObservationIgnored @AppStorage("isFooterHidden") private var storedIsHidden = false
}

@Observable
final class Account {
  var isSignedIn: Bool {
    get { access(keyPath: \.isSignedIn); return storedIsSignedIn }
    set { withMutation(keyPath: \.isSignedIn) { storedIsSignedIn = newValue } }
  }
  @ObservationIgnored @AppStorage("isSignedIn") private var storedIsSignedIn = false
}

@Observable
final class Sidebar {
  var isShown: Bool {
    get { access(keyPath: \.isShown); return storedIsShown }
    set { withMutation(keyPath: \.isShown) { storedIsShown = newValue } }
  }
  @ObservationIgnored @AppStorage("isSidebarShown") private var storedIsShown = false
}

@propertyWrapper
struct Marked {
  var wrappedValue: Int
  init(wrappedValue: Int, _ name: String) { self.wrappedValue = wrappedValue }
}

struct Marks {
  @Marked("isFooterHidden") var count = 0
  mutating func mark() { count += 1 }
}

struct HeaderView: View {
  @AppStorage("isFooterHidden") private var isGone = false
  var body: some View { Text(isGone ? "" : "Header") }
}

struct Window: View {
  @State private var toolbar = Toolbar()
  @State private var footer = Footer()
  @Environment(Account.self) private var account

  var body: some View {
    Button(toolbar.isHidden ? "Show" : "Hide") { toolbar.isHidden.toggle() }
    Text(footer.isHidden ? "" : "Footer")
    Button(account.isSignedIn ? "Out" : "In") { account.isSignedIn.toggle() }
  }
}

struct SidebarView: View {
  @State private var sidebar = Sidebar()

  var body: some View {
    Button(sidebar.isShown ? "Hide" : "Show") { sidebar.isShown.toggle() }
  }
}

func host() -> UIViewController { UIHostingController(rootView: SidebarView()) }

@main
struct MyApp: App {
  @State private var account = Account()

  var body: some Scene {
    WindowGroup { Window().environment(account) }
  }
}
