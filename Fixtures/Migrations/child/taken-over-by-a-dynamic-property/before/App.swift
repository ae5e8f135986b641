import Combine
import SwiftUI

final class Library: ObservableObject {
  @Published var titles = ["One"]
}

@MainActor
struct Copied: DynamicProperty {
  @EnvironmentObject private var library: Library
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
  @EnvironmentObject private var library: Library
  private var updates = 0
  var titles: [String] { library.titles }

  mutating func update() { updates += 1 }
}

final class Counter: ObservableObject {
  @Published var count = 0
  func update() { count += 1 }
}

@MainActor
struct Told: DynamicProperty {
  @ObservedObject var counter: Counter
  var count: Int { counter.count }

  mutating func update() { counter.update() }
}

final class Text2 { var text = "" }

final class Giver: ObservableObject {
  @Published var text = ""
  func give(_ take: (String) -> Void) { take(text) }
  func fill(_ other: inout String) { other = text }
}

@MainActor
struct Given: DynamicProperty {
  @ObservedObject var giver: Giver
  let box = Text2()

  func update() { giver.give { box.text = $0 } }
}

@MainActor
struct Filled: DynamicProperty {
  @ObservedObject var giver: Giver
  let box = Text2()

  func update() { giver.fill(&box.text) }
}

struct List: View {
  @EnvironmentObject private var library: Library
  var body: some View { Text("\(library.titles.count)") }

  func update() { print(library.titles) }
}

struct TitlesView: View {
  var copied = Copied()
  var computed = Computed()
  var body: some View { Text("\(copied.titles.count) \(computed.titles.count)") }
}
