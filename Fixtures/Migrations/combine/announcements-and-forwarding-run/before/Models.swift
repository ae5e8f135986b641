import Combine
import Foundation

final class Storage {
  var values: [String: Int] = [:]
}

final class Address: ObservableObject {
  @Published var city = "Bern"
  @Published var zip = 3000
}

final class Person: ObservableObject {
  @Published var name = "Ada"
  var nickname = "" {
    willSet { objectWillChange.send() }
  }
  let address = Address()
  private let storage = Storage()
  private var visits = 0
  private var cancellables = Set<AnyCancellable>()

  init() {
    address.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  var age: Int {
    get {
      storage.values["age"] ?? 0
    }
    set {
      objectWillChange.send()
      storage.values["age"] = newValue
    }
  }

  var visitCount: Int { visits }
  var label: String { "\(name), \(address.city)" }

  func visit() {
    objectWillChange.send()
    visits += 1
  }
}
