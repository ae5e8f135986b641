import SwiftUI

struct RootView: View {
    @EnvironmentObject private var router: Router

    var body: some View {
        TabView(selection: $router.tab) {
            AccountListView()
                .tabItem { Label("Accounts", systemImage: "tray") }
                .tag(Router.Tab.accounts)
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(Router.Tab.settings)
            AboutView()
                .tabItem { Label("About", systemImage: "info") }
                .tag(Router.Tab.about)
        }
    }
}

struct RootView_Previews: PreviewProvider {
    static var router: Router = {
        let router = Router()
        router.tab = .settings
        return router
    }()

    static var previews: some View {
        RootView()
            .environmentObject(router)
            .environmentObject(AppSettings.shared)
            .environmentObject(AccountStore())
            .environmentObject(RateService())
    }
}
