import SwiftUI

struct SettingsView: View {
    @EnvironmentObject var settings: AppSettings

    var body: some View {
        Form {
            Picker("Currency", selection: $settings.currency) {
                ForEach(Currency.allCases) { currency in
                    Text(currency.rawValue).tag(currency)
                }
            }
            Toggle("Show cents", isOn: $settings.showsCents)
            exportSection
            SyncSection()
        }
    }
}

/// Syncs when it appears.
struct SyncSection: View {
    @EnvironmentObject private var settings: AppSettings

    var body: some View {
        Section("Sync") {
            if let lastSync = settings.lastSync {
                Text(lastSync, style: .time)
            }
            Toggle("With cents", isOn: $settings.showsCents)
        }
        .task { await settings.sync() }
    }
}
