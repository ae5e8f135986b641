import SwiftUI

/// Says who wrote this. The router is not read here (it was once): the wrapper `@EnvironmentObject`
/// never looked the object up.
struct AboutView: View {
    @Environment(AppSettings.self) private var settings
    private let monitor = SyncMonitor.shared

    var title = "About"

    var body: some View {
        VStack {
            Text(title)
            Text("Amounts are in \(settings.currency.rawValue) 💶")
            Text("\(monitor.runs) runs")
        }
    }
}

@Observable
final class SyncMonitor {
    static let shared = SyncMonitor()

    private(set) var runs = 0
}

#Preview {
    AboutView(title: "Ledger 📒")
        .environment(Router())
        .environment(AppSettings.shared)
}
