import SwiftUI

final class Counter {
  @Published var count = 0
}

extension Counter: ObservableObject {}

final class Meter {
  @Published var level = 0.5
}
