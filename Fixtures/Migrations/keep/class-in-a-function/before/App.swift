import SwiftUI

func makeCounter() -> AnyObject {
  final class Counter: ObservableObject {
    @Published var count = 0
  }
  return Counter()
}
