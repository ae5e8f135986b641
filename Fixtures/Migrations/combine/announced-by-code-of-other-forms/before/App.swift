import Combine
import SwiftUI

final class Cache {
  var value = 0
}

func perform(_ work: @escaping () -> Void) { work() }

func register() -> Int { UserDefaults.standard.integer(forKey: "step") }

final class Behind: ObservableObject {
  @Published var name = ""
  private let cache = Cache()

  var value: Int {
    get {
      cache.value
    }
    set {
      cache.value = newValue
      objectWillChange.send()
    }
  }
}

final class Alone: ObservableObject {
  @Published var name = ""
  private let cache = Cache()

  var value: Int {
    get {
      cache.value
    }
    set {
      objectWillChange.send()
    }
  }
}

final class Early: ObservableObject {
  @Published var name = ""
  private let cache = Cache()

  var value: Int {
    get {
      cache.value
    }
    set {
      objectWillChange.send()
      if newValue == cache.value { return }
      cache.value = newValue
    }
  }
}

final class Short: ObservableObject {
  @Published var name = ""
  private let cache = Cache()

  var value: Int {
    get {
      cache.value
    }
    set { objectWillChange.send(); cache.value = newValue }
  }
}

final class Later: ObservableObject {
  @Published var name = ""
  var value = 0

  func renew() async {
    print("renews")
    await MainActor.run { objectWillChange.send() }
  }
}

final class Tasked: ObservableObject {
  @Published var name = ""
  var value = 0

  func renew() {
    print("renews")
    let task = Task { @MainActor in objectWillChange.send() }
    task.cancel()
  }
}

final class Performed: ObservableObject {
  @Published var name = ""
  var value = 0

  func renew() {
    print("renews")
    perform { self.objectWillChange.send() }
  }
}

final class Single: ObservableObject {
  @Published var name = ""
  var value = 0

  func renew() {
    DispatchQueue.main.async { self.objectWillChange.send() }
  }
}

final class Saved: ObservableObject {
  @Published var name = ""
  var value = 0

  func renew() {
    value += 1
    UserDefaults.standard.set(value, forKey: "value")
    objectWillChange.send()
  }
}

final class Defaulted: ObservableObject {
  @Published var name = ""
  var value = 0

  var step: Int { UserDefaults.standard.integer(forKey: "step") }

  func renew() {
    value += 1
    objectWillChange.send()
  }
}

final class Stepped: ObservableObject {
  @Published var name = ""
  var value = 0

  func renew(by step: Int = register()) {
    value += step
    objectWillChange.send()
  }
}

final class Round: ObservableObject {
  @Published var name = ""
  var value = 0

  func renew() {
    value += 1
    objectWillChange.send()
    if value < 10 { again() }
  }

  func again() { renew() }
}

final class Forwarding: ObservableObject {
  @Published var name = ""
  var value = 0
  private var sink: AnyCancellable?

  init(_ other: Saved) {
    sink = other.objectWillChange.sink { [weak self] _ in
      perform { self?.objectWillChange.send() }
    }
  }
}

struct Screen: View {
  @ObservedObject var behind: Behind
  @ObservedObject var alone: Alone
  @ObservedObject var early: Early
  @ObservedObject var short: Short
  @ObservedObject var later: Later
  @ObservedObject var tasked: Tasked
  @ObservedObject var performed: Performed
  @ObservedObject var single: Single
  @ObservedObject var saved: Saved
  @ObservedObject var defaulted: Defaulted
  @ObservedObject var stepped: Stepped
  @ObservedObject var round: Round
  @ObservedObject var forwarding: Forwarding

  var body: some View {
    Text("\(behind.name) \(behind.value)")
    Text("\(alone.name) \(alone.value)")
    Text("\(early.name) \(early.value)")
    Text("\(short.name) \(short.value)")
    Text("\(later.name) \(later.value) \(tasked.name) \(tasked.value)")
    Text("\(performed.name) \(performed.value)")
    Text("\(single.name) \(single.value)")
    Text("\(saved.name) \(saved.value)")
    Text("\(defaulted.name) \(defaulted.value)")
    Text("\(stepped.name) \(stepped.value)")
    Text("\(round.name) \(round.value)")
    Text("\(forwarding.name) \(forwarding.value)")
    Text("\(defaulted.step)")
  }
}
