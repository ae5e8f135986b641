import Observation

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

@Observable
final class Ledger: JournalDelegate {
    var entries = [Entry(amount: 3), Entry(amount: 1)]
    var open: Entry? = Entry(amount: 5)
    var rates: [String: Int] = ["a": 1]
    var journal = Journal()
    private(set) var report = ""
    private let reducer: (inout [String: Int]) throws -> Void

    init(reducer: @escaping (inout [String: Int]) throws -> Void) {
        self.reducer = reducer
        journal.delegate = self
    }

    var smallest: Int { entries.map(\.amount).min() ?? 0 }

    // What runs during the change reads the property.
    func drop() {
        var updatedEntries = entries
        updatedEntries.removeAll { entry in
            entry.amount == smallest
        }
        entries = updatedEntries
        var updatedOpen = open
        updatedOpen?.amount = (open?.amount ?? 0) + 1  // by one
        open = updatedOpen
        updatedOpen = open
        updatedOpen?.notes.append("\(open?.notes.count ?? 0)")
        open = updatedOpen
        for index in entries.indices {
            var updatedEntries = entries
            updatedEntries[index].level(in: self)
            entries = updatedEntries
        }
        var updatedJournal = journal
        updatedJournal.write()
        journal = updatedJournal
        updatedEntries = entries
        let before = updatedEntries.partition { $0.amount < smallest }
        entries = updatedEntries
        report += "\(before)"
    }

    func renew() {
        var updatedOpen = open
        updatedOpen? = Entry(amount: (open?.amount ?? 0) + 1)
        open = updatedOpen
    }

    func addBonus() {
        var updatedOpen = open
        updatedOpen?.amount += open?.amount ?? 0
        open = updatedOpen
    }

    func reduce() throws {
        do {
            var updatedRates = rates
            defer { rates = updatedRates }
            try reducer(&updatedRates)
        }
    }

    func later() {
        Task { [weak self] in
            if var updatedEntries = self?.entries {
                updatedEntries.sort { $0.amount < ($1.amount + (self?.smallest ?? 0)) }
                self?.entries = updatedEntries
            }
            if var updatedOpen = self?.open {
                updatedOpen.amount += self?.open?.notes.count ?? 0
                self?.open = updatedOpen
            }
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
