import SwiftUI

enum Visits {
  private static let key = "visits"

  static var shared: Int { UserDefaults(suiteName: "shared")?.integer(forKey: Self.key) ?? 0 }

  static var count: Int { UserDefaults.standard.integer(forKey: Self.key) }
}

enum Drafts {
  private static let key = "draft"

  static func save(_ text: String) {
    UserDefaults.standard.set(text, forKey: Self.key)
  }
}

@Observable
final class Editor {
  var isSaved = true

  func save(_ text: String) {
    isSaved = true
    Drafts.save(text)
  }
}

struct VisitsView: View {
  var editor: Editor

  var body: some View {
    Text("\(Visits.count) \(Visits.shared)")
    Button("Save") { editor.save("…") }
  }
}

enum Marks {
  private static let key = "marks"

  static var count: Int { UserDefaults.standard.integer(forKey: Self.key) }
}

@Observable
final class Ledger {
  var isOpen = true

  func add() {
    isOpen = true
    UserDefaults.standard.set(Marks.count + 1, forKey: "marks")
  }

  // `UserDefaults` is not observable, and views read it again when `isOpen` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct MarksView: View {
  var ledger: Ledger

  var body: some View {
    let _ = ledger.isOpen  // Update when `isOpen` changes; `UserDefaults` is not observable.
    Text("\(Marks.count)")
    Button("Add") { ledger.add() }
  }
}
