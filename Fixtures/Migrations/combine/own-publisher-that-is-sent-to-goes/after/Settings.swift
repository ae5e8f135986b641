import Combine
import Foundation
import Observation

@propertyWrapper
struct Saved<Value> {
  private var values: [Value]

  var wrappedValue: Value {
    get { values[values.count - 1] }
    set { values.append(newValue) }
  }

  init(first: Value) { values = [first] }
}

@Observable
final class Settings {
  let reset = PassthroughSubject<Void, Never>()

  var user: String {
    get { access(keyPath: \.user); return storedUser }
    set { withMutation(keyPath: \.user) { storedUser = newValue } }
  }
  @ObservationIgnored @Saved(first: "none")
  private var storedUser: String

  private(set) var runs: Int {
    get { access(keyPath: \.runs); return storedRuns }
    set { withMutation(keyPath: \.runs) { storedRuns = newValue } }
  }
  @ObservationIgnored @Saved(first: 1) private var storedRuns: Int {
    willSet {
      print("will run", runs, newValue)
    }
    didSet { print("did run", oldValue, runs) }
  }
  @ObservationIgnored @Saved(first: true) var isQuiet: Bool

  var title = "t"

  func run() {
    runs += 1
  }
}

@Observable
final class Page {
  private(set) var number = 1

  func turn() {
    number += 1
  }
}
