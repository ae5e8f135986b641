import SwiftUI

@MainActor @Observable final class Counter {
  var count = 0
}

@MainActor
final class Printer {
}

@MainActor
final class Reader {
}

@Observable final class Clock {
  var time = 0
}
