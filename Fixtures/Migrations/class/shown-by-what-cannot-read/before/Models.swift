import SwiftUI

@MainActor
final class Library: ObservableObject {
  @Published var first = 0
  @Published var second = 0
  @Published var third = 0
  @Published var fourth = 0
  @Published var fifth = 0

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
  @ObservedObject var library: Library
  var body: some View { Text("\(Library.folder()) \(library.depth()) \(library.size)") }
}
