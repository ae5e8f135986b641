import Combine
import SwiftUI

final class SettingsStore: ObservableObject {
    private let defaults: UserDefaults

    let objectWillChange = PassthroughSubject<Void, Never>()

    enum Level: String {
        case off, on
    }

    init(defaults: UserDefaults) { self.defaults = defaults }

    var amount: Double {
        set { objectWillChange.send(); defaults.set(newValue, forKey: "amount") }
        get { defaults.double(forKey: "amount") }
    }
}

struct SettingsView: View {
    @ObservedObject var settings: SettingsStore

    var body: some View { Text("\(settings.amount)") }
}
