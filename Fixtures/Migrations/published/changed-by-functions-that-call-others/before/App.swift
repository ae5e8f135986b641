import SwiftUI

final class Numbers: ObservableObject {
  @Published var even: [Int] = []
  @Published var fitting: [Int] = []
  private var rule: (Int) -> Bool = { $0 > 0 }

  func isEven(_ number: Int) -> Bool { number == 0 || isOdd(number - 1) }
  func isOdd(_ number: Int) -> Bool { number != 0 && isEven(number - 1) }
  func fits(_ number: Int) -> Bool { rule(number) }

  func clean() {
    even.removeAll { !isEven($0) }
    fitting.removeAll { !fits($0) }
    print("cleaned")
  }

  func set(_ rule: @escaping (Int) -> Bool) { self.rule = rule }
}

struct Screen: View {
  @ObservedObject var numbers: Numbers

  var body: some View { Text("\(numbers.even.count) \(numbers.fitting.count)") }
}
