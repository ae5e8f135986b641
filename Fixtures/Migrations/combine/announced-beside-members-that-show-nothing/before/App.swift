import Combine
import SwiftUI

nonisolated(unsafe) var started = 0

class Instrument {
  nonisolated(unsafe) static var title = "Instrument"
  static func name() -> String { "\(started)" }
  private var unit = "m"
  func symbol() -> String { "S" }
  func log() { print(unit) }
  var kind: String { "instrument" }
}

final class Level: Instrument, ObservableObject {
  @Published var title = ""
  @Published var unit = "cm"

  func name() -> String { title }

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

final class Hub {
  static let shared = Hub()
  var changes = PassthroughSubject<Int, Never>()
}

final class Feed: ObservableObject {
  @Published var count = 1

  var changes: AnyPublisher<Int, Never> { Hub.shared.changes.eraseToAnyPublisher() }
  func text(of date: Date) -> String {
    DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none)
  }
  var isRound: Bool { Int.max.isMultiple(of: count) }

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

final class Sheet: ObservableObject {
  @Published var title = ""

  func rename(title: String) -> String {
    self.title = title
    return "\(started)"
  }

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

final class Part: ObservableObject {
  @Published var name = ""
}

final class Machine: ObservableObject {
  @Published var part = Part()
  let spare = Part()

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

final class Badge: ObservableObject, CustomStringConvertible {
  @Published var title = ""

  var description: String { title }
  private var hint: String { "\(started)" }

  func refresh() {
    print(hint)
    objectWillChange.send()
  }
}

struct ContentView: View {
  @ObservedObject var level: Level
  @ObservedObject var feed: Feed
  @ObservedObject var sheet: Sheet
  @ObservedObject var machine: Machine
  @ObservedObject var badge: Badge
  @State private var last = 0

  var body: some View {
    Text("\(level.title) \(level.name()) \(level.unit) \(level.symbol()) \(level.kind)")
    Text("\(feed.text(of: .distantPast)) \(feed.isRound) \(last)")
      .onReceive(feed.changes) { last = $0 }
    Text(sheet.title + machine.part.name + machine.spare.name)
    Text(badge.description)
  }
}
