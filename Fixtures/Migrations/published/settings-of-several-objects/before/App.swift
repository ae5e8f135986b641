import SwiftUI
import UIKit

final class Toolbar: ObservableObject {
  @AppStorage("isToolbarHidden") var isHidden = false
}

final class Footer: ObservableObject {
  @AppStorage("isFooterHidden") var isHidden = false
}

final class Account: ObservableObject {
  @AppStorage("isSignedIn") var isSignedIn = false
}

final class Sidebar: ObservableObject {
  @AppStorage("isSidebarShown") var isShown = false
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
  @StateObject private var toolbar = Toolbar()
  @StateObject private var footer = Footer()
  @EnvironmentObject private var account: Account

  var body: some View {
    Button(toolbar.isHidden ? "Show" : "Hide") { toolbar.isHidden.toggle() }
    Text(footer.isHidden ? "" : "Footer")
    Button(account.isSignedIn ? "Out" : "In") { account.isSignedIn.toggle() }
  }
}

struct SidebarView: View {
  @StateObject private var sidebar = Sidebar()

  var body: some View {
    Button(sidebar.isShown ? "Hide" : "Show") { sidebar.isShown.toggle() }
  }
}

func host() -> UIViewController { UIHostingController(rootView: SidebarView()) }

@main
struct MyApp: App {
  @StateObject private var account = Account()

  var body: some Scene {
    WindowGroup { Window().environmentObject(account) }
  }
}
