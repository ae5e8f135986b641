import Foundation

struct Entry: Identifiable, Hashable {
    let id: UUID
    var text: String
    var cents: Int
    var date: Date

    init(text: String, cents: Int, date: Date = Date()) {
        id = UUID()
        self.text = text
        self.cents = cents
        self.date = date
    }
}
