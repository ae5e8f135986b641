import SwiftUI

@MainActor final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor
final class Printer {
}

@MainActor
final class Reader {
}

final class Clock: ObservableObject {
  @Published var time = 0
}
