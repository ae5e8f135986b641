import Foundation

enum Currency: String, CaseIterable, Identifiable {
    case eur, usd, chf

    var id: Self { self }
}

@MainActor
final class AppSettings: ObservableObject {
    static let shared = AppSettings()

    @Published var currency: Currency = .eur {
        didSet { defaults.set(currency.rawValue, forKey: "currency") }
    }
    @Published var showsCents = true
    @Published var exportsDaily = false
    @Published private(set) var lastSync: Date?

    private let defaults: UserDefaults
    private lazy var exporter = Exporter(folder: "Exports")

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
