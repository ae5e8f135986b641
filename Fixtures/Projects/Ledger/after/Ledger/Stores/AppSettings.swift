import Foundation
import Observation

enum Currency: String, CaseIterable, Identifiable {
    case eur, usd, chf

    var id: Self { self }
}

@MainActor
@Observable
final class AppSettings {
    static let shared = AppSettings()

    var currency: Currency = .eur {
        didSet { defaults.set(currency.rawValue, forKey: "currency") }
    }
    var showsCents = true
    var exportsDaily = false
    private(set) var lastSync: Date?

    private let defaults: UserDefaults
    @ObservationIgnored private lazy var exporter = Exporter(folder: "Exports")

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    func sync() async {
        lastSync = Date()
    }

    func export() {
        exporter.run()
    }
}

struct Exporter {
    let folder: String

    func run() {}
}
