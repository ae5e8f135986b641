import Combine
import SwiftUI

final class Cache {
  var value = 0
}

func perform(_ work: @escaping () -> Void) { work() }

func register() -> Int { UserDefaults.standard.integer(forKey: "step") }

@Observable
final class Behind {
  var name = ""
  private let cache = Cache()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var value: Int {
    get {
      _ = revision
      return cache.value
    }
    set {
      cache.value = newValue
      revision += 1
    }
  }
}

@Observable
final class Alone {
  var name = ""
  private let cache = Cache()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var value: Int {
    get {
      _ = revision
      return cache.value
    }
    set {
      revision += 1
    }
  }
}

@Observable
final class Early {
  var name = ""
  private let cache = Cache()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var value: Int {
    get {
      _ = revision
      return cache.value
    }
    set {
      revision += 1
      if newValue == cache.value { return }
      cache.value = newValue
    }
  }
}

@Observable
final class Short {
  var name = ""
  private let cache = Cache()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var value: Int {
    get {
      _ = revision
      return cache.value
    }
    set { revision += 1; cache.value = newValue }
  }
}

@Observable
final class Later {
  var name = ""
  var value = 0

  func renew() async {
    print("renews")
  }
}

@Observable
final class Tasked {
  var name = ""
  var value = 0

  func renew() {
    print("renews")
    let task = Task { @MainActor in announceChange() }
    task.cancel()
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.value) {}
  }
}

@Observable
final class Performed {
  var name = ""
  var value = 0

  func renew() {
    print("renews")
    perform { self.announceChange() }
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.value) {}
  }
}

@Observable
final class Single {
  var name = ""
  var value = 0

  func renew() {
    DispatchQueue.main.async { self.announceChange() }
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.value) {}
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

@Observable
final class Defaulted {
  var name = ""
  var value = 0

  var step: Int { UserDefaults.standard.integer(forKey: "step") }

  func renew() {
    value += 1
  }
}

@Observable
final class Stepped {
  var name = ""
  var value = 0

  func renew(by step: Int = register()) {
    value += step
  }
}

@Observable
final class Round {
  var name = ""
  var value = 0

  func renew() {
    value += 1
    if value < 10 { again() }
  }

  func again() { renew() }
}

@Observable
final class Forwarding {
  var name = ""
  var value = 0
  @ObservationIgnored private var sink: AnyCancellable?

  init(_ other: Saved) {
    sink = other.objectWillChange.sink { [weak self] _ in
      perform { self?.announceChange() }
    }
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.value) {}
  }
}

struct Screen: View {
  var behind: Behind
  var alone: Alone
  var early: Early
  var short: Short
  var later: Later
  var tasked: Tasked
  var performed: Performed
  var single: Single
  @ObservedObject var saved: Saved
  var defaulted: Defaulted
  var stepped: Stepped
  var round: Round
  var forwarding: Forwarding

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
