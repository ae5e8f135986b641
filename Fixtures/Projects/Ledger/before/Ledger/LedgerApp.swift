import SwiftUI

@main
struct LedgerApp: App {
    @StateObject private var settings = AppSettings.shared
    @StateObject private var accounts = AccountStore()
    @StateObject private var router = Router()
    private let services = Services()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(settings)
                .environmentObject(accounts)
                .environmentObject(router)
                .environmentObject(services.rates)
                .task { await services.rates.refresh() }
        }
        .commands { LedgerCommands(router: router) }
    }
}

struct LedgerCommands: Commands {
    @ObservedObject var router: Router

    var body: some Commands {
        CommandMenu("Go") {
            Button("Accounts") { router.tab = .accounts }
            Button("Settings") { router.tab = .settings }
        }
    }
}
