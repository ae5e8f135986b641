import SwiftUI

final class Theme {
  static let shared = Theme()
  weak var store: Store?
  var applied = ""

  func apply() { applied = store?.settings.name ?? "" }
}

struct Settings {
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

final class Store: ObservableObject {
  @Published var settings = Settings()
  @Published var counts: [String: Int] = [:]
  @Published var chosen: Set<Int> = []
  @Published var messages: [Message] = []
  @Published var title: String?
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
  }

  func changeWithoutOverlap() {
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
