import Foundation

/// An account and what happened on it.
final class Account: ObservableObject, Identifiable {
    let id = UUID()
    @Published var name: String
    @Published var isHidden = false
    @Published private(set) var entries: [Entry] = []

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
