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

final class Tiny: ObservableObject { private let cache = Cache(); var value: Int { cache.value }; func renew() { objectWillChange.send() } }

struct Screen: View {
  @ObservedObject var queued: Queued
  var both: Both
  @ObservedObject var tiny: Tiny

  var body: some View {
    Text("\(queued.name) \(queued.count) \(both.name) \(both.count) \(tiny.value)")
  }
}
