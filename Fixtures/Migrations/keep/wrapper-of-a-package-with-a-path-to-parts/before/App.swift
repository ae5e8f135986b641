import PartnerKit
import SwiftUI

final class Part: ObservableObject {
  @Published var title = ""
}

final class Hidden: ObservableObject {
  @Published var title = ""
}

final class Made: ObservableObject {
  @Published var title = ""
}

struct Shelf: Sequence, IteratorProtocol {
  let id = 0
  let part = Part()
  private let hidden = Hidden()

  private func make() -> Made { Made() }
  mutating func next() -> Part? { nil }
}

extension PartnerValues {
  var shelf: Shelf { Shelf() }
}

struct Screen: View {
  @Looked(\.shelf) private var shelf
  @StateObject private var part = Part()
  @StateObject private var hidden = Hidden()
  @StateObject private var made = Made()

  var body: some View {
    Text("\(shelf.id) \(part.title) \(hidden.title) \(made.title)")
  }
}
