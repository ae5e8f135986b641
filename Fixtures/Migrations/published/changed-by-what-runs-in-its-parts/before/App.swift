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

final class Store: ObservableObject {
  @Published var settings = Settings()
  @Published var counts: [String: Int] = [:]
  @Published var chosen: Set<Int> = []
  @Published var messages: [Message] = []
  @Published var title: String?
  @Published var numbers: [Int] = []
  private let all = [1, 2, 3]

  func change() {
    settings.name = "dark"
    settings.isLarge = true
    settings.tags.append("new")
    settings[0] = "old"
    counts["a", default: counts.count] += 1
    chosen.formUnion(all.lazy.filter { !self.chosen.contains($0) })
    messages.sort()
    messages.removeAll(where: \.isLast)
    title ??= defaultTitle()
    settings.level += 1
    let rest = all.lazy.filter { !self.chosen.contains($0) }
    chosen.formUnion(rest)
    numbers += fresh
    numbers <+ { self.numbers.count }
  }

  private var fresh: LazyFilterSequence<[Int]> { all.lazy.filter { !self.numbers.contains($0) } }

  func apply(_ change: (inout [Int], inout Set<Int>) -> Void) {
    change(&numbers, &chosen)
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
}

struct Screen: View {
  @ObservedObject var store: Store

  var body: some View {
    Text(store.settings.name)
    Text("\(store.counts.count) \(store.chosen.count) \(store.messages.count) \(store.title ?? "")")
    Button("Dark") { store.settings.name = "dark" }
  }
}
