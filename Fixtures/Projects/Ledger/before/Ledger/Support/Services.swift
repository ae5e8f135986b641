import Combine
import Foundation

/// What the app talks to.
final class Services {
    let rates = RateService()

    /// Names an object for the log. Has nothing to do with the view modifier.
    func environmentObject(_ name: String) -> String {
        "@EnvironmentObject \(name)"
    }
}

/// Exchange rates. Others subscribe to `$rates`, so the publisher has to stay.
final class RateService: ObservableObject {
    @Published private(set) var rates: [Currency: Double] = [:]
    private var log = Set<AnyCancellable>()

    init() {
        $rates
            .dropFirst()
            .sink { print("rates", $0.count) }
            .store(in: &log)
    }

    func refresh() async {
        rates = [.eur: 1, .usd: 1.1, .chf: 0.95]
    }
}
