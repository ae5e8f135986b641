import SwiftUI

final class Clock: ObservableObject {
  @Published var date = ""
}

final class Other: ObservableObject {
  @Published var date = ""
}

struct CurrentDate: DynamicProperty {
  @ObservedObject private var clock: Clock

  init(clock: Clock) {
    self.clock = clock
  }

  var date: String { clock.date }

  mutating func update() {
    _clock.update()
  }
}

struct OtherDate: DynamicProperty {
  @StateObject private var other = Other()

  mutating func update() {
    _other.update()
  }
}
