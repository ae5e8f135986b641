import SwiftUI

@Observable
final class SessionManager {
    var user = ""
    func logout() { user = "" }
}

struct BannedView: View {
    @AppStorage("isLoggedIn") private var isLoggedIn = false
    @Environment(SessionManager.self) var sessionManager
    var body: some View {
        Button("logout " + sessionManager.user) { sessionManager.logout() }
    }
}

struct Root: View {
    @State private var sessionManager = SessionManager()
    var body: some View {
        BannedView().environment(sessionManager)
    }
}

struct Shown: View {
    var body: some View {
        BannedView()
    }
}

struct Titled: View {
    @Environment(SessionManager.self) var sessionManager
    let title: String
    var body: some View { Text(title + sessionManager.user) }
}

struct Made: View {
    let title: String
    @Environment(SessionManager.self) var sessionManager
    init(title: String, sessionManager: String) { self.title = title + sessionManager }
    var body: some View { Text(title + sessionManager.user) }
}

struct Others: View {
    var body: some View {
        Titled(title: "a")
        Made(title: "b", sessionManager: "c")
    }
}
