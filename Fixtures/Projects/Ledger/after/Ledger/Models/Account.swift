import Foundation
import Observation

/// An account and what happened on it.
@Observable
final class Account: Identifiable {
    let id = UUID()
    var name: String
    var isHidden = false
    private(set) var entries: [Entry] = []

    init(name: String) {
        self.name = name
    }

    var balance: Int {
        entries.reduce(0) { $0 + $1.cents }
    }

    func book(_ entry: Entry) {
        entries.append(entry)
    }
}

extension Account: Hashable {
    static func == (left: Account, right: Account) -> Bool {
        left === right
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
