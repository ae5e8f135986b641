import SwiftUI

@Observable
final class SettingsStore {
    private let defaults: UserDefaults

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private var revision = 0

    enum Level: String {
        case off, on
    }

    init(defaults: UserDefaults) { self.defaults = defaults }

    var amount: Double {
        set { revision += 1; defaults.set(newValue, forKey: "amount") }
        get {
            _ = revision
            return defaults.double(forKey: "amount")
        }
    }
}

struct SettingsView: View {
    var settings: SettingsStore

    var body: some View { Text("\(settings.amount)") }
}
