import PartnerKit
import SwiftUI

@Observable
final class Free {
  var title = ""
  var count: Int { title.count }
  var calls: Int { 0 }
}

final class Clock {
  var hour: Int? { nil }
}

final class ClockStub {
  @Stub(\Clock.hour, initially: nil) var hourStub

  func calls() -> Int { hourStub.calls }
}

struct Screen: View {
  @Chosen(.first) private var chosen
  @State private var free = Free()

  var body: some View { Text("\(chosen.count) \(free.count)") }
}
