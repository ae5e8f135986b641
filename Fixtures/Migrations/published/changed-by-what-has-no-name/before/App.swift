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

final class Store: ObservableObject {
  static let shared = Store()

  @Published var numbers = [1, 2, 3]
  @Published var points = [Point()]
  @Published var bag = Bag()
  @Published var holder = Holder()
  @Published var meter = Meter()
  @Published var plain = Meter()
  let query = Query()

  func removeByPrefix() { numbers.removeAll { ^^$0 } }
  func removeByInfix() { numbers.removeAll { $0 ~> 2 } }
  func removeByPattern() {
    numbers.removeAll { if case Stale() = $0 { true } else { false } }
  }
  func removeByMember() { numbers.removeAll { $0 == query.size } }
  func removeByText() { numbers.removeAll { "\(of: $0)" == "1 of 3" } }
  func removeByEquality() { numbers.removeAll { _ in Tag() == Tag() } }
  func move() { points[0] += 1 }
  func step() { points[0]++ }
  func removeByCount() { numbers.removeAll { String(count: $0) == "1 of 3" } }
  func removeByMark() { numbers.removeAll { String(mark: $0) == "#1" } }
  func stepHeld() { holder.point++ }
  func open() { bag.size = 4 }
  func run() { meter { meter.total } }
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
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.numbers.count) \(store.points[0].x) \(store.bag.size)")
    Text("\(store.meter.total) \(store.plain.total)")
  }
}
