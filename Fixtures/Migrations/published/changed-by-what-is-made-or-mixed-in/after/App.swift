import SwiftUI

struct Limit {
  let value: Int
  init(_ list: NumberList) { value = list.numbers.count - 1 }
}

struct Bound {
  let value: Int
  init(_ value: Int) { self.value = value }
}

protocol Holding: AnyObject {
  var numbers: [Int] { get set }
}

protocol Bounding {}

extension Bounding where Self: Holding {
  func bound() -> Int { numbers.count - 1 }
  func last() -> Int { self.numbers.count - 1 }
}

@Observable
final class NumberList: Holding, Bounding {
  var numbers = [3, 1, 2]
  private let path = \NumberList.numbers.count
  private let other = \String.count

  func removeMade() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { $0 > Limit(self).value }
    numbers = updatedNumbers
  }
  func removeMixed() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { $0 > bound() }
    numbers = updatedNumbers
  }
  func removeLast() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { $0 > last() }
    numbers = updatedNumbers
  }
  func removeByPath() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { $0 > self[keyPath: path] - 1 }
    numbers = updatedNumbers
  }
  func removeByOther() { numbers.removeAll { $0 > "ab"[keyPath: other] } }
  func removeLocal() {
    var limit: Int { numbers.count - 1 }
    var updatedNumbers = numbers
    updatedNumbers.removeAll { $0 > limit }
    numbers = updatedNumbers
  }

  @ObservationIgnored private lazy var lazyLimit = numbers.count - 1
  func removeLazily() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { $0 > lazyLimit }
    numbers = updatedNumbers
  }
  private let count = 2
  func removeCounted() { numbers.removeAll { $0 > self.count } }
  func removeBound() { numbers.removeAll { $0 > Bound(2).value } }
}

struct NumbersView: View {
  @State private var list = NumberList()
  var body: some View {
    Text("\(list.numbers.count)")
    Button("Remove") { list.removeMade() }
  }
}
