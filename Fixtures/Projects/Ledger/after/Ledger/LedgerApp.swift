import SwiftUI

@main
struct LedgerApp: App {
    @State private var settings = AppSettings.shared
    @State private var accounts = AccountStore()
    @State private var router = Router()
    private let services = Services()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(settings)
                .environment(accounts)
                .environment(router)
                .environmentObject(services.rates)
                .task { await services.rates.refresh() }
        }
        .commands { LedgerCommands(router: router) }
    }
}

struct LedgerCommands: Commands {
    var router: Router

    var body: some Commands {
        CommandMenu("Go") {
            Button("Accounts") { router.tab = .accounts }
            Button("Settings") { router.tab = .settings }
        }
    }
}
