import Combine

/// Whether SwiftUI takes two publishers for one and the same: it compares them bit for bit.
private func areSame<P: Publisher>(_ first: P, _ second: P) -> Bool {
  var (first, second) = (first, second)
  return withUnsafeBytes(of: &first) { bytes in
    withUnsafeBytes(of: &second) { bytes.elementsEqual($0) }
  }
}

func trace() {
  let book = Book()
  print("titles", areSame(book.titles, book.titles))
  print("pages", areSame(book.$pages, book.$pages))
  print("marks", areSame(book.marks, book.marks))
  print("marks(after:)", areSame(book.marks(after: 1), book.marks(after: 1)))
}
