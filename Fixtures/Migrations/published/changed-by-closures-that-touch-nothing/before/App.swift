import SwiftUI

extension Array {
  mutating func truncate(length: Int, create: () -> Element) {
    while count < length { append(create()) }
    while count > length { removeLast() }
  }
}

final class Texts: ObservableObject {
  @Published var timers: [Int] = []
  @Published var names: [String] = []
  func fill() { timers.truncate(length: 3, create: { .init() }) }
  func fillAgain() { timers.truncate(length: 3) { 0 } }
  func fillSame() { timers.truncate(length: 3) { self.timers.count } }
  func fill(by make: () -> Int) { timers.truncate(length: 3, create: make) }
}

struct TextsView: View {
  @ObservedObject var texts: Texts
  var body: some View { Text("\(texts.timers.count)") }
}
