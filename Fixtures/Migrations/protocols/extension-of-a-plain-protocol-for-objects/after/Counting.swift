import SwiftUI

protocol Counting: AnyObject {
  var count: Int { get set }
}

extension Counting where Self: AnyObject & Observable {
  func up() { count += 1 }
}

extension Counting {
  func down() where Self: AnyObject & Observable { count -= 1 }
}

final class Plain: Counting {
  var count = 0
}

@Observable
final class Counter: Counting {
  var count = 0
}

@Observable
final class Stepper: Counting {
  var count = 0
  func reset() {
    while count > 0 { down() }
  }
}

@Observable
final class Meter: Counting {
  var count = 0
}

struct CounterView: View {
  @State private var counter = Counter()
  @State private var stepper = Stepper()
  @State private var meter = Meter()
  @State private var plain = Plain()

  var body: some View {
    Button("\(counter.count) \(stepper.count) \(meter.count) \(plain.count)") { counter.up() }
  }
}
