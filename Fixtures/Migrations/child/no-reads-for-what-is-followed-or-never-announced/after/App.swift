import CoreData
import SwiftUI

final class Device: NSManagedObject {
  @NSManaged var isTrusted: Bool
}

@Observable
final class Login {
  var isLoading = false

  func enable(_ done: (Bool) -> Void) {
    isLoading = true
    done(true)
  }
}

/// SwiftUI shows anew what it has fetched.
struct LoginView: View {
  var login: Login
  @FetchRequest(sortDescriptors: []) var devices: FetchedResults<Device>

  var body: some View {
    if devices.first?.isTrusted == true { Text("Touch ID") }
    Button("Enable") {
      login.enable { devices.first?.isTrusted = $0 }
    }
  }
}

/// SwiftUI knows where the focus is.
struct FieldView: View {
  var login: Login
  let focus: FocusState<Bool>.Binding

  var body: some View {
    Text(focus.wrappedValue ? "typing" : "waiting")
    Button("Enable") {
      focus.wrappedValue = false
      login.isLoading = true
    }
  }
}

/// Nothing assigns its variables, so it announces nothing.
@Observable
final class Terms {
  var lines = ["a", "b"]
  var isRead = false
}

/// A closure that `init` starts assigns one of them.
@Observable
final class News {
  var lines = ["a", "b"]
  var isRead = false

  init() {
    Task { @MainActor in isRead = true }
  }
}

func choose(_ language: String) {
  UserDefaults.standard.set(language, forKey: "language")
}

struct TermsView: View {
  @State private var terms = Terms()

  var body: some View { Text(UserDefaults.standard.string(forKey: "language") ?? "en") }
}

struct NewsView: View {
  @State private var news = News()

  var body: some View {
    // Update when `isRead` changes; `UserDefaults` is not observable.
    let _ = news.isRead
    Text(UserDefaults.standard.string(forKey: "language") ?? "en")
  }
}
