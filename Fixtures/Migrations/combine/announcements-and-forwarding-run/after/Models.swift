import Foundation
import Observation

final class Storage {
  var values: [String: Int] = [:]
}

@Observable
final class Address {
  var city = "Bern"
  var zip = 3000
}

@Observable
final class Person {
  var name = "Ada"
  var nickname = ""
  let address = Address()
  private let storage = Storage()
  private var visits = 0

  var age: Int {
    get {
      access(keyPath: \.age)
      return storage.values["age"] ?? 0
    }
    set {
      withMutation(keyPath: \.age) {
        storage.values["age"] = newValue
      }
    }
  }

  var visitCount: Int { visits }
  var label: String { "\(name), \(address.city)" }

  func visit() {
    visits += 1
  }
}
