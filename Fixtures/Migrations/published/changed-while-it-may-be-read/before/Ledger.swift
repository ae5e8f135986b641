import Combine

struct Entry {
    var amount: Int
    var notes: [String] = []

    mutating func double() { amount *= 2 }

    mutating func level(in ledger: Ledger) {
        amount = ledger.entries.count
    }
}

struct Journal {
    weak var delegate: JournalDelegate?
    var lines = 0

    mutating func write() {
        lines += 1
        delegate?.journalDidWrite()
    }
}

protocol JournalDelegate: AnyObject {
    func journalDidWrite()
}

final class Ledger: ObservableObject, JournalDelegate {
    @Published var entries = [Entry(amount: 3), Entry(amount: 1)]
    @Published var open: Entry? = Entry(amount: 5)
    @Published var rates: [String: Int] = ["a": 1]
    @Published var journal = Journal()
    @Published private(set) var report = ""
    private let reducer: (inout [String: Int]) throws -> Void

    init(reducer: @escaping (inout [String: Int]) throws -> Void) {
        self.reducer = reducer
        journal.delegate = self
    }

    var smallest: Int { entries.map(\.amount).min() ?? 0 }

    // What runs during the change reads the property.
    func drop() {
        entries.removeAll { entry in
            entry.amount == smallest
        }
        open?.amount = (open?.amount ?? 0) + 1  // by one
        open?.notes.append("\(open?.notes.count ?? 0)")
        for index in entries.indices { entries[index].level(in: self) }
        journal.write()
        let before = entries.partition { $0.amount < smallest }
        report += "\(before)"
    }

    func renew() { open? = Entry(amount: (open?.amount ?? 0) + 1) }

    func addBonus() { open?.amount += open?.amount ?? 0 }

    func reduce() throws {
        try reducer(&rates)
    }

    func later() {
        Task { [weak self] in
            self?.entries.sort { $0.amount < ($1.amount + (self?.smallest ?? 0)) }
            self?.open?.amount += self?.open?.notes.count ?? 0
        }
    }

    // Nothing that runs during these reads the property.
    func grow(_ limit: Int) {
        entries.append(Entry(amount: entries.count))
        entries[entries.count - 1].amount = smallest
        entries[0].double()
        entries.removeAll { $0.amount > limit }
        entries.sort { $0.amount < $1.amount }
        open?.amount = limit
        rates.merge(["b": 2]) { old, _ in old }
    }

    func journalDidWrite() { report += "\(journal.lines) " }
}
