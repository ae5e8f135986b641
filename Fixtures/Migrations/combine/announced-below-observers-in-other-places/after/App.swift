import SwiftUI

final class Cache {
  var value = 0
}

@MainActor
final class Queued: ObservableObject {
  @Published var name = ""
  var count = 0 {
    didSet {
      DispatchQueue.global().async {
        print("counted")
        self.objectWillChange.send()
      }
    }
  }
}

@Observable
final class Both {
  var name = ""
  var count = 0

  func renew() {
    print("renews")
  }
}

@Observable
final class Tiny {
  private let cache = Cache()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0
  var value: Int { _ = revision; return cache.value }
  func renew() { revision += 1 }
}

struct Screen: View {
  @ObservedObject var queued: Queued
  var both: Both
  var tiny: Tiny

  var body: some View {
    Text("\(queued.name) \(queued.count) \(both.name) \(both.count) \(tiny.value)")
  }
}
