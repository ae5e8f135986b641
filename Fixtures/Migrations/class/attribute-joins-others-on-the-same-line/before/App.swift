import SwiftUI

@MainActor final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor public class Meter: ObservableObject {
  @Published var level = 0.5
}
