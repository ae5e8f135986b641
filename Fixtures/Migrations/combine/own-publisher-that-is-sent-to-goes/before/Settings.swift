import Combine
import Foundation

@propertyWrapper
struct Saved<Value> {
  private var values: [Value]

  var wrappedValue: Value {
    get { values[values.count - 1] }
    set { values.append(newValue) }
  }

  init(first: Value) { values = [first] }
}

final class Settings: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  let reset = PassthroughSubject<Void, Never>()

  @Saved(first: "none")
  var user: String {
    willSet { objectWillChange.send() }
  }
  @Saved(first: 1) private(set) var runs: Int {
    willSet {
      objectWillChange.send()
      print("will run", runs, newValue)
    }
    didSet { print("did run", oldValue, runs) }
  }
  @Saved(first: true) var isQuiet: Bool

  var title = "t" {
    didSet { objectWillChange.send() }
  }

  func run() {
    runs += 1
  }
}

final class Page: ObservableObject {
  private(set) var number = 1
  /// Tells of a new number.
  var objectWillChange = ObservableObjectPublisher()

  func turn() {
    objectWillChange.send()
    number += 1
  }
}
