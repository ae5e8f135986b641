import SwiftUI

final class Service {
  private(set) var hits = 0
  private(set) var level = 0

  func hit() { hits += 1 }
  func set(_ level: Int) { self.level = level }
}

final class Counting: ObservableObject {
  let service = Service()
  @Published var mode = 0 {
    didSet { service.hit() }
  }
  var hits: Int { service.hits }

  func reset() { mode = 0 }
}

final class Setting: ObservableObject {
  let service = Service()
  @Published var mode = 0 {
    didSet { service.set(mode) }
  }
  var level: Int { service.level }

  func reset() { mode = 0 }
}

final class Comparing: ObservableObject {
  let service = Service()
  @Published var mode = 0 {
    didSet {
      if mode != oldValue { service.hit() }
    }
  }
  var hits: Int { service.hits }

  func reset() { mode = 0 }
}

final class Stepping: ObservableObject {
  let service = Service()
  @Published var mode = 0 {
    didSet { service.hit() }
  }
  var hits: Int { service.hits }

  func next() { mode = mode + 1 }
}

final class Typing: ObservableObject {
  let service = Service()
  @Published var text = "" {
    didSet { service.hit() }
  }
  var hits: Int { service.hits }
}

struct Page: View {
  @StateObject private var counting = Counting()
  @StateObject private var setting = Setting()
  @StateObject private var comparing = Comparing()
  @StateObject private var stepping = Stepping()
  @StateObject private var typing = Typing()

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
