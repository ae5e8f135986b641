import SwiftUI
final class Quote: Identifiable { let id: String; var price: Double; init(_ i: String, _ p: Double) { id = i; price = p } }
@Observable
final class QuotesModel {
    private let quotes = [Quote("A", 1), Quote("B", 2), Quote("C", 3)]
    var sortOrder = [KeyPathComparator(\Quote.price, order: .reverse)]
    private(set) var stamp = "never"
    var sorted: [Quote] {
        // Update when `stamp` changes; `Quote.price` is not observable.
        _ = stamp
        return quotes.sorted(using: sortOrder)
    }
    func tick(_ id: String, _ p: Double) { quotes.first { $0.id == id }?.price = p; stamp = "\(id)@\(p)" }

    // `Quote.price` is not observable, and views read it again when `stamp` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}
struct QuotesView: View { var m: QuotesModel; var body: some View { Text(m.sorted.map(\.id).joined()) } }
