import SwiftUI

final class SessionManager: ObservableObject {
    @Published var user = ""
    func logout() { user = "" }
}

struct BannedView: View {
    @AppStorage("isLoggedIn") private var isLoggedIn = false
    @EnvironmentObject var sessionManager: SessionManager
    var body: some View {
        Button("logout " + sessionManager.user) { sessionManager.logout() }
    }
}

struct Root: View {
    @StateObject private var sessionManager = SessionManager()
    var body: some View {
        BannedView().environmentObject(sessionManager)
    }
}

struct Shown: View {
    var body: some View {
        BannedView(
            sessionManager: .init()
        )
    }
}

struct Titled: View {
    @EnvironmentObject var sessionManager: SessionManager
    let title: String
    var body: some View { Text(title + sessionManager.user) }
}

struct Made: View {
    let title: String
    @EnvironmentObject var sessionManager: SessionManager
    init(title: String, sessionManager: String) { self.title = title + sessionManager }
    var body: some View { Text(title + sessionManager.user) }
}

struct Others: View {
    var body: some View {
        Titled(sessionManager: .init(), title: "a")
        Made(title: "b", sessionManager: "c")
    }
}
