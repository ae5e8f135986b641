import PartnerKit
import SwiftUI

final class Part: ObservableObject {
  @Published var title = ""
}

@Observable
final class Hidden {
  var title = ""
}

@Observable
final class Made {
  var title = ""
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
  @State private var hidden = Hidden()
  @State private var made = Made()

  var body: some View {
    Text("\(shelf.id) \(part.title) \(hidden.title) \(made.title)")
  }
}
