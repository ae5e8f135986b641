import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor
func makeHub(_ counter: Counter) -> Hub<Counter> {
  Hub(source: counter, counts: counter.$count)
}
