import SwiftUI

final class Counter {
  var runs = 0
}

@Observable
final class Numbers {
  var all = [1, 2]
  var others = [1, 2]
  let counter = Counter()

  private var missing: LazyFilterSequence<[Int]> {
    [3, 4].lazy.filter { !self.all.contains($0) }
  }

  func fill() {
    counter.runs += 1
    var updatedAll = all
    updatedAll += missing
    all = updatedAll
  }

  func extend() {
    counter.runs += 1
    others += []
  }

  // `Counter.runs` is not observable, and views read it again when `all` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Int], _ rhs: [Int]) -> Bool { true }
}

struct NumbersView: View {
  @State private var numbers = Numbers()

  var body: some View {
    Text("\(numbers.all.count) \(numbers.others.count) \(numbers.counter.runs)")
    Button("Fill", action: numbers.fill)
    Button("Extend", action: numbers.extend)
  }
}
