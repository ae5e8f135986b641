import SwiftUI

prefix operator ^^
prefix func ^^ (number: Int) -> Bool { number == Store.shared.numbers.count }

infix operator ~>
func ~> (number: Int, limit: Int) -> Bool { number > limit + Store.shared.numbers.count }

postfix operator ++
postfix func ++ (point: inout Point) {
  point.x += Store.shared.points.count + Store.shared.holder.point.x
}

protocol Same {}

extension Same {
  static func == (first: Self, second: Self) -> Bool { Store.shared.numbers.isEmpty }
}

struct Tag: Same {}

struct Stale {
  static func ~= (pattern: Stale, number: Int) -> Bool { number > Store.shared.numbers.count }
}

struct Point {
  var x = 0
  static func += (point: inout Point, x: Int) { point.x = x + Store.shared.points.count }
  static func - (point: Point, x: Int) -> Int { point.x - Store.shared.numbers.count }
}

@dynamicMemberLookup
struct Query {
  subscript(dynamicMember name: String) -> Int { Store.shared.numbers.count }
}

@dynamicMemberLookup
struct Bag {
  var values: [String: Int] = [:]
  var isOpen = false
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue + Store.shared.bag.values.count }
  }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(of number: Int) {
    appendLiteral("\(number) of \(Store.shared.numbers.count)")
  }
}

final class Holder {
  var point = Point()
}

extension String {
  init(mark number: Int) { self = "#\(number)" }
  init(count number: Int) { self = "\(number) of \(Store.shared.numbers.count)" }
}

@Observable
final class Store {
  static let shared = Store()

  var numbers = [1, 2, 3]
  var points = [Point()]
  var bag = Bag()
  var holder = Holder()
  var meter = Meter()
  var plain = Meter()
  let query = Query()

  func removeByPrefix() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { ^^$0 }
    numbers = updatedNumbers
  }
  func removeByInfix() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { $0 ~> 2 }
    numbers = updatedNumbers
  }
  func removeByPattern() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { if case Stale() = $0 { true } else { false } }
    numbers = updatedNumbers
  }
  func removeByMember() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { $0 == query.size }
    numbers = updatedNumbers
  }
  func removeByText() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { "\(of: $0)" == "1 of 3" }
    numbers = updatedNumbers
  }
  func removeByEquality() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { _ in Tag() == Tag() }
    numbers = updatedNumbers
  }
  func move() {
    var updatedPoints = points
    updatedPoints[0] += 1
    points = updatedPoints
  }
  func step() {
    var updatedPoints = points
    updatedPoints[0]++
    points = updatedPoints
  }
  func removeByCount() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { String(count: $0) == "1 of 3" }
    numbers = updatedNumbers
  }
  func removeByMark() { numbers.removeAll { String(mark: $0) == "#1" } }
  func stepHeld() { holder.point++ }
  func open() {
    var updatedBag = bag
    updatedBag.size = 4
    bag = updatedBag
  }
  func run() {
    var updatedMeter = meter
    updatedMeter { meter.total }
    meter = updatedMeter
  }
  func runPlain() { plain { 1 } }

  func removePlain() {
    numbers.removeAll { $0 - 1 == 2 && -$0 == 3 && "\($0)" == "1" }
  }
}

struct Meter {
  var total = 0

  mutating func callAsFunction(_ size: () -> Int) { total += size() }
}

struct StoreView: View {
  var store: Store

  var body: some View {
    Text("\(store.numbers.count) \(store.points[0].x) \(store.bag.size)")
    Text("\(store.meter.total) \(store.plain.total)")
  }
}
