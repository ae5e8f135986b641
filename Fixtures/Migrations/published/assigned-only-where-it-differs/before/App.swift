import SwiftUI

final class Service {
  private(set) var hits = 0

  func hit() { hits += 1 }
}

final class Guarded: ObservableObject {
  let service = Service()
  @Published var mode = 0
  var hits: Int { service.hits }

  func set(_ value: Int, again: Bool) {
    service.hit()
    if self.mode != value, again { mode = value }
    if again && value != mode { self.mode = value }
    guard mode != value else { return }
    mode = value
  }
}

final class Compared: ObservableObject {
  let service = Service()
  @Published var mode = 0
  var hits: Int { service.hits }

  func set(_ value: Int, _ other: Int) {
    service.hit()
    if mode != other { mode = value }
  }
}

final class Either: ObservableObject {
  let service = Service()
  @Published var mode = 0
  var hits: Int { service.hits }

  func set(_ value: Int, again: Bool) {
    service.hit()
    if mode != value || again { mode = value }
  }
}

final class Otherwise: ObservableObject {
  let service = Service()
  @Published var mode = 0
  var hits: Int { service.hits }

  func set(_ value: Int) {
    service.hit()
    if mode != value { print("other") } else { mode = value }
  }
}

final class Later: ObservableObject {
  let service = Service()
  @Published var mode = 0
  var hits: Int { service.hits }

  func set(_ value: Int) {
    service.hit()
    if mode != value {
      Task { @MainActor in
        self.mode = value
      }
    }
  }
}

final class Stored: ObservableObject {
  @Published var isOn = 0 {
    didSet { UserDefaults.standard.set(isOn, forKey: "isOn") }
  }

  func reset() { isOn = 0 }
}

final class Dated: ObservableObject {
  @Published var isOn = 0 {
    didSet { UserDefaults.standard.set(Date().timeIntervalSince1970, forKey: "date") }
  }

  func reset() { isOn = 0 }
}

struct Screen: View {
  @ObservedObject var guarded: Guarded
  @ObservedObject var compared: Compared
  @ObservedObject var either: Either
  @ObservedObject var otherwise: Otherwise
  @ObservedObject var later: Later
  @ObservedObject var stored: Stored
  @ObservedObject var dated: Dated

  var body: some View {
    Text("\(guarded.mode) \(guarded.hits)")
    Text("\(compared.mode) \(compared.hits) \(either.mode) \(either.hits)")
    Text("\(otherwise.mode) \(otherwise.hits) \(later.mode) \(later.hits)")
    Text("\(stored.isOn) \(UserDefaults.standard.integer(forKey: "isOn"))")
    Text("\(dated.isOn) \(UserDefaults.standard.double(forKey: "date"))")
  }
}
