import SwiftUI

/// Says who wrote this. The router is not read here (it was once): the wrapper `@EnvironmentObject`
/// never looked the object up.
struct AboutView: View {
    @EnvironmentObject private var router: Router
    @EnvironmentObject private var settings: AppSettings
    @ObservedObject private var monitor = SyncMonitor.shared

    var title = "About"

    var body: some View {
        VStack {
            Text(title)
            Text("Amounts are in \(settings.currency.rawValue) 💶")
            Text("\(monitor.runs) runs")
        }
    }
}

final class SyncMonitor: ObservableObject {
    static let shared = SyncMonitor()

    @Published private(set) var runs = 0
}

#Preview {
    AboutView(title: "Ledger 📒")
        .environmentObject(Router())
        .environmentObject(AppSettings.shared)
}
