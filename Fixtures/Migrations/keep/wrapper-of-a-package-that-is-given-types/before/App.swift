import PartnerKit
import SwiftUI

final class Given: ObservableObject {
  @Published var title = ""
  func load() -> Int { 0 }
}

final class Named: ObservableObject {
  @Published var title = ""
}

final class Free: ObservableObject {
  @Published var title = ""
}

final class Clock {
  var named = Named()
  var hour: Int? { nil }
  func now() -> Date { .now }
}

final class ClockStub {
  @Stub(Clock.now, initially: .distantPast) var nowStub
  @Stub(\Clock.hour, initially: nil) var hourStub
  @Stub(Given.load, initially: 0) var loadStub
  @Stub(\Clock.named, initially: Named()) var namedStub

  func calls() -> Int { nowStub.calls + hourStub.calls + loadStub.calls + namedStub.calls }
}

struct Screen: View {
  @StateObject private var given = Given()
  @StateObject private var named = Named()
  @StateObject private var free = Free()

  var body: some View {
    Text(given.title + named.title + free.title)
  }
}
