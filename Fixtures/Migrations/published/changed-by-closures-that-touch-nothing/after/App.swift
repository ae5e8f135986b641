import SwiftUI

extension Array {
  mutating func truncate(length: Int, create: () -> Element) {
    while count < length { append(create()) }
    while count > length { removeLast() }
  }
}

@Observable
final class Texts {
  var timers: [Int] = []
  var names: [String] = []
  func fill() { timers.truncate(length: 3, create: { .init() }) }
  func fillAgain() { timers.truncate(length: 3) { 0 } }
  func fillSame() {
    var updatedTimers = timers
    updatedTimers.truncate(length: 3) { self.timers.count }
    timers = updatedTimers
  }
  func fill(by make: () -> Int) {
    var updatedTimers = timers
    updatedTimers.truncate(length: 3, create: make)
    timers = updatedTimers
  }
}

struct TextsView: View {
  var texts: Texts
  var body: some View { Text("\(texts.timers.count)") }
}
