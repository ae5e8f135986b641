import SwiftUI

final class Service {
  private(set) var hits = 0

  func hit() { hits += 1 }
}

@Observable
final class Guarded {
  let service = Service()
  var mode = 0
  var hits: Int {
    // Update when `mode` changes; `Service.hits` is not observable.
    _ = mode
    return service.hits
  }

  func set(_ value: Int, again: Bool) {
    service.hit()
    if self.mode != value, again { mode = value }
    if again && value != mode { self.mode = value }
    guard mode != value else { return }
    mode = value
  }
}

@Observable
final class Compared {
  let service = Service()
  var mode = 0
  var hits: Int {
    // Update when `mode` changes; `Service.hits` is not observable.
    _ = mode
    return service.hits
  }

  func set(_ value: Int, _ other: Int) {
    service.hit()
    if mode != other { mode = value }
  }

  // `Service.hits` is not observable, and views read it again when `mode` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Either {
  let service = Service()
  var mode = 0
  var hits: Int {
    // Update when `mode` changes; `Service.hits` is not observable.
    _ = mode
    return service.hits
  }

  func set(_ value: Int, again: Bool) {
    service.hit()
    if mode != value || again { mode = value }
  }

  // `Service.hits` is not observable, and views read it again when `mode` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Otherwise {
  let service = Service()
  var mode = 0
  var hits: Int {
    // Update when `mode` changes; `Service.hits` is not observable.
    _ = mode
    return service.hits
  }

  func set(_ value: Int) {
    service.hit()
    if mode != value { print("other") } else { mode = value }
  }

  // `Service.hits` is not observable, and views read it again when `mode` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Later {
  let service = Service()
  var mode = 0
  var hits: Int {
    // Update when `mode` changes; `Service.hits` is not observable.
    _ = mode
    return service.hits
  }

  func set(_ value: Int) {
    service.hit()
    if mode != value {
      Task { @MainActor in
        self.mode = value
      }
    }
  }

  // `Service.hits` is not observable, and views read it again when `mode` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Stored {
  var isOn = 0 {
    didSet { UserDefaults.standard.set(isOn, forKey: "isOn") }
  }

  func reset() { isOn = 0 }
}

@Observable
final class Dated {
  var isOn = 0 {
    didSet { UserDefaults.standard.set(Date().timeIntervalSince1970, forKey: "date") }
  }

  func reset() { isOn = 0 }

  // `UserDefaults` is not observable, and views read it again when `isOn` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct Screen: View {
  var guarded: Guarded
  var compared: Compared
  var either: Either
  var otherwise: Otherwise
  var later: Later
  var stored: Stored
  var dated: Dated

  var body: some View {
    Text("\(guarded.mode) \(guarded.hits)")
    Text("\(compared.mode) \(compared.hits) \(either.mode) \(either.hits)")
    Text("\(otherwise.mode) \(otherwise.hits) \(later.mode) \(later.hits)")
    Text("\(stored.isOn) \(UserDefaults.standard.integer(forKey: "isOn"))")
    Text("\(dated.isOn) \(UserDefaults.standard.double(forKey: "date"))")
  }
}
