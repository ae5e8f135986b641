import SwiftUI

@Observable
class Library {
    var books = ["b", "a"] {
        didSet {
            sortedBooks = nil
            counts = [:]
        }
    }
    var prefix = ""
    var page = 0
    @ObservationIgnored private var sortedBooks: [String]?
    @ObservationIgnored private var labels: [String: String] = [:]
    @ObservationIgnored private var counts: [Int: Int] = [:]
    @ObservationIgnored private var letters: [String: Int] = [:]

    var sorted: [String] {
        _ = books  // Update when `books` changes; `sortedBooks` is not observable.
        if let sortedBooks { return sortedBooks }
        let made = books.sorted()
        sortedBooks = made
        return made
    }

    func label(of book: String) -> String {
        _ = prefix  // Update when `prefix` changes; `labels` is not observable.
        if let known = labels[book] { return known }
        let made = prefix + book
        labels[book] = made
        return made
    }

    func count() -> Int {
        let number = books.count
        if let known = counts[number] { return known }
        counts[number] = number
        return number
    }

    func letters(of book: String) -> Int {
        if let known = letters[book] { return known }
        letters[book] = book.count
        return book.count
    }

    func rename(_ prefix: String) {
        self.prefix = prefix
        page = 0
        forget()
    }

    private func forget() {
        labels = [:]
    }
}

struct Shelf: View {
    var library: Library
    var body: some View {
        ForEach(library.sorted, id: \.self) { book in
            Text("\(library.label(of: book)) \(library.letters(of: book)) of \(library.count())")
        }
        Button("Rename") { library.rename("No. ") }
    }
}
