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

final class Editor: ObservableObject {
  @Published var isSaved = true

  func save(_ text: String) {
    isSaved = true
    Drafts.save(text)
  }
}

struct VisitsView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    Text("\(Visits.count) \(Visits.shared)")
    Button("Save") { editor.save("…") }
  }
}

enum Marks {
  private static let key = "marks"

  static var count: Int { UserDefaults.standard.integer(forKey: Self.key) }
}

final class Ledger: ObservableObject {
  @Published var isOpen = true

  func add() {
    isOpen = true
    UserDefaults.standard.set(Marks.count + 1, forKey: "marks")
  }
}

struct MarksView: View {
  @ObservedObject var ledger: Ledger

  var body: some View {
    Text("\(Marks.count)")
    Button("Add") { ledger.add() }
  }
}
