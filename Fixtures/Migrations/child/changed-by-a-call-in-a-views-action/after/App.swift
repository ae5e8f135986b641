import SwiftUI

final class Service {
  private(set) var calls = 0

  func call() { calls += 1 }
}

final class Phone {
  private(set) var rings = 0

  func call() { rings += 1 }
}

@Observable
final class User {
  var name = ""
  var count = 0

  // `Service.calls` is not observable, and views read it again when `count` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct Page: View {
  let service: Service
  var user: User

  var body: some View {
    let _ = user.count  // Update when `count` changes; `Service.calls` is not observable.
    Text("\(user.name) \(service.calls)")
    Button("Call") {
      service.call()
      user.count = service.calls
    }
    Button("Only call") { service.call() }
  }
}

struct PhonePage: View {
  let phone: Phone
  var user: User

  var body: some View {
    Text("\(user.name) \(phone.rings)")
    Button("Call") { phone.call() }
  }
}

final class Library {
  private(set) var titles: [Int: String] = [:]

  func title(of id: Int) -> String {
    if let title = titles[id] { return title }
    let title = "Book \(id)"
    titles[id] = title
    return title
  }
}

struct BookPage: View {
  let library: Library
  var user: User

  var body: some View {
    Text("\(user.name) \(library.title(of: 1))")
    Button("Borrow") {
      print(library.title(of: 2))
      user.count += 1
    }
  }
}

@Observable
final class Player {
  let service = Service()
  var name = ""
  var isOn = false
  var calls: Int {
    // Update when `isOn` changes; `Service.calls` is not observable.
    _ = isOn
    return service.calls
  }

  func turnOn() { isOn = true }

  func start() {
    service.call()
    turnOn()
  }

  // `Service.calls` is not observable, and views read it again when `isOn` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct PlayerPage: View {
  let phone: Phone
  @State private var player = Player()

  var body: some View {
    Text("\(player.name) \(player.calls) \(phone.rings)")
    Button("Start") { player.start() }
    Button("Ring") {
      phone.call()
      player.turnOn()
    }
  }
}

@Observable
final class Radio {
  let service = Service()
  var name = ""
  var isOn = false
  var calls: Int {
    // Update when `name` changes; `Service.calls` is not observable.
    _ = name
    return service.calls
  }

  func turnOn() { isOn = true }

  func start() {
    service.call()
    name = "On"
    turnOn()
  }

  // `Service.calls` is not observable, and views read it again when `name` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct RadioPage: View {
  @State private var radio = Radio()

  var body: some View {
    Text("\(radio.name) \(radio.isOn) \(radio.calls)")
    Button("Start") { radio.start() }
  }
}
