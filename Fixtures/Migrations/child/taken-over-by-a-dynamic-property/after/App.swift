import Combine
import SwiftUI

@Observable
final class Library {
  var titles = ["One"]
}

@MainActor
struct Copied: DynamicProperty {
  @Environment(Library.self) private var library
  private(set) var titles: [String] = []

  mutating func update() { titles = library.titles }
  mutating func update(to titles: [String]) { self.titles = library.titles + titles }
}

final class Kept: ObservableObject {
  @Published var title = ""
  private var token: Any?

  init() { token = $title.sink { print($0) } }
}

@MainActor
struct CopiedKept: DynamicProperty {
  @ObservedObject var kept: Kept
  private(set) var title = ""

  mutating func update() { title = kept.title }
}

@MainActor
struct Computed: DynamicProperty {
  @Environment(Library.self) private var library
  private var updates = 0
  var titles: [String] { library.titles }

  mutating func update() { updates += 1 }
}

@Observable
final class Counter {
  var count = 0
  func update() { count += 1 }
}

@MainActor
struct Told: DynamicProperty {
  var counter: Counter
  var count: Int { counter.count }

  mutating func update() { counter.update() }
}

final class Text2 { var text = "" }

@Observable
final class Giver {
  var text = ""
  func give(_ take: (String) -> Void) { take(text) }
  func fill(_ other: inout String) { other = text }
}

@MainActor
struct Given: DynamicProperty {
  var giver: Giver
  let box = Text2()

  func update() { giver.give { box.text = $0 } }
}

@MainActor
struct Filled: DynamicProperty {
  var giver: Giver
  let box = Text2()

  func update() { giver.fill(&box.text) }
}

struct List: View {
  @Environment(Library.self) private var library
  var body: some View { Text("\(library.titles.count)") }

  func update() { print(library.titles) }
}

struct TitlesView: View {
  var copied = Copied()
  var computed = Computed()
  var body: some View { Text("\(copied.titles.count) \(computed.titles.count)") }
}
