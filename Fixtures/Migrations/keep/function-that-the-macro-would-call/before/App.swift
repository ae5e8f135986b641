import SwiftUI

final class Access: ObservableObject {
  @Published var allowed: Set<String> = []
  func access(keyPath: KeyPath<Access, Set<String>>) -> Int { self[keyPath: keyPath].count }
}

class Deciding {
  func shouldNotifyObservers(_ old: Int, _ new: Int) -> Bool { false }
}

final class Counter: Deciding, ObservableObject {
  @Published var number = 0
}

final class Door: ObservableObject {
  @Published var number = 0
  func access(_ name: String) { number += name.count }
}

struct Page: View {
  @StateObject private var access = Access()
  @StateObject private var counter = Counter()
  @StateObject private var door = Door()
  var body: some View {
    Text("\(access.allowed.count) \(counter.number) \(door.number)")
  }
}
