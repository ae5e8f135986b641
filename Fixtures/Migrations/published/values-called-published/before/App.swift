import Foundation

struct Book {
  var published: Date
  var isPublished = false
}

actor Shelf {
  private(set) var published: [Book] = []

  func publish(_ book: Book) {
    published.append(book)
  }
}
