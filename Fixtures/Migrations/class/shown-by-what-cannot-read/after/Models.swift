import SwiftUI

@MainActor
@Observable
final class Library {
  var first = 0
  var second = 0
  var third = 0
  var fourth = 0
  var fifth = 0

  static func folder() -> String { UserDefaults.standard.string(forKey: "folder") ?? "" }
  nonisolated func depth() -> Int { UserDefaults.standard.integer(forKey: "depth") }
  var size: Int { UserDefaults.standard.integer(forKey: "size") }

  func move() {
    UserDefaults.standard.set("a", forKey: "folder")
    UserDefaults.standard.set(1, forKey: "depth")
    first += 1
  }

  func grow() {
    UserDefaults.standard.set(1, forKey: "size")
    if first > 0 { second += 1 }
    if first > 1 { third += 1 }
    if first > 2 { fourth += 1 }
    if first > 3 { fifth += 1 }
    if first > 4 { first = 0 }
  }
}

struct Board: View {
  var library: Library
  var body: some View {
    // Update when `first` changes; `UserDefaults` is not observable.
    let _ = library.first
    Text("\(Library.folder()) \(library.depth()) \(library.size)")
  }
}
