import SwiftUI
final class Quote: Identifiable { let id: String; var price: Double; init(_ i: String, _ p: Double) { id = i; price = p } }
final class QuotesModel: ObservableObject {
    private let quotes = [Quote("A", 1), Quote("B", 2), Quote("C", 3)]
    @Published var sortOrder = [KeyPathComparator(\Quote.price, order: .reverse)]
    @Published private(set) var stamp = "never"
    var sorted: [Quote] { quotes.sorted(using: sortOrder) }
    func tick(_ id: String, _ p: Double) { quotes.first { $0.id == id }?.price = p; stamp = "\(id)@\(p)" }
}
struct QuotesView: View { @ObservedObject var m: QuotesModel; var body: some View { Text(m.sorted.map(\.id).joined()) } }
