import SwiftUI

protocol Counting: AnyObject {
  var count: Int { get set }
}

extension Counting where Self: ObservableObject {
  func up() { count += 1 }
}

extension Counting {
  func down() where Self: ObservableObject { count -= 1 }
}

final class Plain: Counting {
  var count = 0
}

final class Counter: ObservableObject, Counting {
  @Published var count = 0
}

final class Stepper: ObservableObject, Counting {
  @Published var count = 0
  func reset() {
    while count > 0 { down() }
  }
}

final class Meter: ObservableObject, Counting {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @StateObject private var stepper = Stepper()
  @StateObject private var meter = Meter()
  @State private var plain = Plain()

  var body: some View {
    Button("\(counter.count) \(stepper.count) \(meter.count) \(plain.count)") { counter.up() }
  }
}
