import SwiftUI

final class Counter {
  var runs = 0
}

final class Numbers: ObservableObject {
  @Published var all = [1, 2]
  @Published var others = [1, 2]
  let counter = Counter()

  private var missing: LazyFilterSequence<[Int]> {
    [3, 4].lazy.filter { !self.all.contains($0) }
  }

  func fill() {
    counter.runs += 1
    all += missing
  }

  func extend() {
    counter.runs += 1
    others += []
  }
}

struct NumbersView: View {
  @StateObject private var numbers = Numbers()

  var body: some View {
    Text("\(numbers.all.count) \(numbers.others.count) \(numbers.counter.runs)")
    Button("Fill", action: numbers.fill)
    Button("Extend", action: numbers.extend)
  }
}
