import SwiftUI

extension SettingsView {
    var exportSection: some View {
        Section("Export") {
            Toggle("Daily", isOn: Bindable(settings).exportsDaily)
            Button("Now") { settings.export() }
        }
    }
}
