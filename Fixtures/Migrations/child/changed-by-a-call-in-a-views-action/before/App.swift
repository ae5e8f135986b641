import SwiftUI

final class Service {
  private(set) var calls = 0

  func call() { calls += 1 }
}

final class Phone {
  private(set) var rings = 0

  func call() { rings += 1 }
}

final class User: ObservableObject {
  @Published var name = ""
  @Published var count = 0
}

struct Page: View {
  let service: Service
  @ObservedObject var user: User

  var body: some View {
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
  @ObservedObject var user: User

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
  @ObservedObject var user: User

  var body: some View {
    Text("\(user.name) \(library.title(of: 1))")
    Button("Borrow") {
      print(library.title(of: 2))
      user.count += 1
    }
  }
}

final class Player: ObservableObject {
  let service = Service()
  @Published var name = ""
  @Published var isOn = false
  var calls: Int { service.calls }

  func turnOn() { isOn = true }

  func start() {
    service.call()
    turnOn()
  }
}

struct PlayerPage: View {
  let phone: Phone
  @StateObject private var player = Player()

  var body: some View {
    Text("\(player.name) \(player.calls) \(phone.rings)")
    Button("Start") { player.start() }
    Button("Ring") {
      phone.call()
      player.turnOn()
    }
  }
}

final class Radio: ObservableObject {
  let service = Service()
  @Published var name = ""
  @Published var isOn = false
  var calls: Int { service.calls }

  func turnOn() { isOn = true }

  func start() {
    service.call()
    name = "On"
    turnOn()
  }
}

struct RadioPage: View {
  @StateObject private var radio = Radio()

  var body: some View {
    Text("\(radio.name) \(radio.isOn) \(radio.calls)")
    Button("Start") { radio.start() }
  }
}
