import SwiftUI

struct SettingsView: View {
    @Environment(AppSettings.self) var settings

    var body: some View {
        @Bindable var settings = settings
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
    @Environment(AppSettings.self) private var settings

    var body: some View {
        Section("Sync") {
            if let lastSync = settings.lastSync {
                Text(lastSync, style: .time)
            }
            Toggle("With cents", isOn: Bindable(settings).showsCents)
        }
        .task { await settings.sync() }
    }
}
