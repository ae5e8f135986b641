import SwiftUI

final class Service {
  private(set) var hits = 0
  private(set) var level = 0

  func hit() { hits += 1 }
  func set(_ level: Int) { self.level = level }
}

@Observable
final class Counting {
  let service = Service()
  var mode = 0 {
    didSet { service.hit() }
  }
  var hits: Int {
    // Update when `mode` changes; `Service.hits` is not observable.
    _ = mode
    return service.hits
  }

  func reset() { mode = 0 }

  // `Service.hits` is not observable, and views read it again when `mode` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Setting {
  let service = Service()
  var mode = 0 {
    didSet { service.set(mode) }
  }
  var level: Int {
    // Update when `mode` changes; `Service.level` is not observable.
    _ = mode
    return service.level
  }

  func reset() { mode = 0 }
}

@Observable
final class Comparing {
  let service = Service()
  var mode = 0 {
    didSet {
      if mode != oldValue { service.hit() }
    }
  }
  var hits: Int {
    // Update when `mode` changes; `Service.hits` is not observable.
    _ = mode
    return service.hits
  }

  func reset() { mode = 0 }
}

@Observable
final class Stepping {
  let service = Service()
  var mode = 0 {
    didSet { service.hit() }
  }
  var hits: Int {
    // Update when `mode` changes; `Service.hits` is not observable.
    _ = mode
    return service.hits
  }

  func next() { mode = mode + 1 }
}

@Observable
final class Typing {
  let service = Service()
  var text = "" {
    didSet { service.hit() }
  }
  var hits: Int {
    // Update when `text` changes; `Service.hits` is not observable.
    _ = text
    return service.hits
  }

  // `Service.hits` is not observable, and views read it again when `text` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct Page: View {
  @State private var counting = Counting()
  @State private var setting = Setting()
  @State private var comparing = Comparing()
  @State private var stepping = Stepping()
  @State private var typing = Typing()

  var body: some View {
    Text("\(counting.hits) \(setting.level) \(comparing.hits) \(stepping.hits)")
    Text("\(typing.hits)")
    TextField("Text", text: $typing.text)
    Button("Reset") {
      counting.reset()
      setting.reset()
      comparing.reset()
      stepping.next()
    }
  }
}
