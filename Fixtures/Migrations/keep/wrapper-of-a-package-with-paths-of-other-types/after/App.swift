import PartnerKit
import SwiftUI

final class Spelled: ObservableObject { @Published var spelling = "" }
final class Aliased: ObservableObject { @Published var alias = "" }
final class Extended: ObservableObject { @Published var extent = "" }
final class Vague: ObservableObject { @Published var vagueness = "" }
final class Part: ObservableObject { @Published var part = "" }
@Observable
final class Loose { var loose = "" }

struct Shelf {
  let spelled = Spelled()
  let aliased = Aliased()
  let extended = Extended()
  let loose = Loose()
}

struct Drawer: Sequence, IteratorProtocol {
  let part = [Part()].map { part in [part] }.first.flatMap { $0.last }!
  mutating func next() -> Int? { nil }
}

struct Kind {
  let vagueness = ""
}

typealias OnShelf<Value> = Followed<Shelf, Value>

extension Wired {
  init(_ path: KeyPath<Shelf, Value>) { self.init(naming: "") }
}

extension PartnerValues {
  var shelf: Shelf { Shelf() }
  var drawer: Drawer { Drawer() }
  var vague: Kind { Kind() }
}

func show(_ loose: Loose) { print("\(loose)") }

struct Screen: View {
  static let all = [Vague()]
  let vague = [all].joined().last!

  @Followed(\Shelf.spelled) private var first
  @OnShelf(\.aliased) private var second
  @Wired(\.extended) private var third
  @Looked(\.shelf) private var fourth
  @Looked(\.drawer) private var fifth
  @Looked(\.vague) private var sixth

  var body: some View {
    Text(first.spelling + second.alias + third.extent)
    Text(fourth.loose.loose + fifth.part.part + sixth.vagueness)
  }
}
