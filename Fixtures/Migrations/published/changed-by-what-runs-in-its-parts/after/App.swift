import SwiftUI

final class Theme {
  static let shared = Theme()
  weak var store: Store?
  var applied = ""

  func apply() { applied = store?.settings.name ?? "" }
}

@propertyWrapper
struct Stored {
  private var value: Int
  var listeners: [() -> Void] = []

  init(wrappedValue: Int) { value = wrappedValue }

  var wrappedValue: Int {
    get { value }
    set {
      value = newValue
      listeners.forEach { $0() }
    }
  }
}

struct Settings {
  @Stored var level = 1
  var name = "light" { didSet { Theme.shared.apply() } }
  var size = 1 { didSet { print("size", size) } }
  var isLarge: Bool {
    get { size > 1 }
    set {
      size = newValue ? 2 : 1
      Theme.shared.apply()
    }
  }
  var tags: [String] = [] { didSet { NotificationCenter.default.post(name: .tagged, object: nil) } }

  subscript(place: Int) -> String {
    get { tags[place] }
    set {
      tags[place] = newValue
      Theme.shared.apply()
    }
  }
}

extension Notification.Name {
  static let tagged = Notification.Name("tagged")
}

struct Message: Comparable {
  let rank: Int
  weak var store: Store?

  var isLast: Bool { store?.messages.last?.rank == rank }

  static func == (left: Message, right: Message) -> Bool { left.rank == right.rank }
  static func < (left: Message, right: Message) -> Bool {
    left.rank < right.rank && left.store?.messages.isEmpty == false
  }
}

infix operator ??= : AssignmentPrecedence

func ??= (left: inout String?, right: @autoclosure () -> String) {
  if left == nil { left = right() }
}

infix operator <+ : AdditionPrecedence

func <+ (left: inout [Int], right: () -> Int) { left.append(right()) }

@Observable
final class Store {
  var settings = Settings()
  var counts: [String: Int] = [:]
  var chosen: Set<Int> = []
  var messages: [Message] = []
  var title: String?
  var numbers: [Int] = []
  private let all = [1, 2, 3]

  func change() {
    var updatedSettings = settings
    updatedSettings.name = "dark"
    settings = updatedSettings
    updatedSettings = settings
    updatedSettings.isLarge = true
    settings = updatedSettings
    updatedSettings = settings
    updatedSettings.tags.append("new")
    settings = updatedSettings
    updatedSettings = settings
    updatedSettings[0] = "old"
    settings = updatedSettings
    var updatedCounts = counts
    updatedCounts["a", default: counts.count] += 1
    counts = updatedCounts
    var updatedChosen = chosen
    updatedChosen.formUnion(all.lazy.filter { !self.chosen.contains($0) })
    chosen = updatedChosen
    var updatedMessages = messages
    updatedMessages.sort()
    messages = updatedMessages
    updatedMessages = messages
    updatedMessages.removeAll(where: \.isLast)
    messages = updatedMessages
    var updatedTitle = title
    updatedTitle ??= defaultTitle()
    title = updatedTitle
    updatedSettings = settings
    updatedSettings.level += 1
    settings = updatedSettings
    let rest = all.lazy.filter { !self.chosen.contains($0) }
    updatedChosen = chosen
    updatedChosen.formUnion(rest)
    chosen = updatedChosen
    var updatedNumbers = numbers
    updatedNumbers += fresh
    numbers = updatedNumbers
    updatedNumbers = numbers
    updatedNumbers <+ { self.numbers.count }
    numbers = updatedNumbers
  }

  private var fresh: LazyFilterSequence<[Int]> { all.lazy.filter { !self.numbers.contains($0) } }

  func apply(_ change: (inout [Int], inout Set<Int>) -> Void) {
    var updatedNumbers = numbers
    var updatedChosen = chosen
    change(&updatedNumbers, &updatedChosen)
    numbers = updatedNumbers
    chosen = updatedChosen
  }

  func changeWithoutOverlap() {
    let known = all.filter { !self.chosen.contains($0) }
    chosen.formUnion(known)
    settings.size = settings.name.count
    settings.size += settings.name.count
    counts["a"] = counts.count
    counts["b", default: 0] += counts.count
    chosen.formUnion(all.filter { !self.chosen.contains($0) })
    title = defaultTitle()
  }

  private func defaultTitle() -> String { title ?? "untitled" }

  // `==` of `Message` compares only `rank`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Message], _ rhs: [Message]) -> Bool { true }
}

struct Screen: View {
  var store: Store

  var body: some View {
    Text(store.settings.name)
    Text("\(store.counts.count) \(store.chosen.count) \(store.messages.count) \(store.title ?? "")")
    Button("Dark") {
      var updatedSettings = store.settings
      updatedSettings.name = "dark"
      store.settings = updatedSettings
    }
  }
}
