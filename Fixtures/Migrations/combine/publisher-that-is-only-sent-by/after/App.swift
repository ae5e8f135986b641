import Combine
import SwiftUI

final class Service {
  var onChange: (() -> Void)?
  var value = 0
}

@Observable
final class Shelf {
  var count = 0

  func add() {
    guard count < 9 else { return }
    count += 1
  }

  func remove() {
    count -= 1
  }

  func fill() {
    switch count {
    case 0: return
    default: count = 9
    }
  }

  func clear() {
    DispatchQueue.main.async {
      self.count = 0
    }
  }
}

@Observable
final class Station {
  var title = ""
  private let service = Service()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var value: Int {
    _ = revision
    return service.value
  }

  init() {
    service.onChange = { [weak self] in self?.revision += 1 }
  }

  func raise() {
    service.value += 1
    guard title.isEmpty else { return self.revision += 1 }
    service.value = 0
    title.isEmpty ? () : (revision += 1)
  }

  func reset() {
    service.value = 0
    revision += 1
  }
}

@Observable
final class Queue {
  var songs: [String] = []
}

final class Player {
  let queue = Queue()

  init() {
    print("begins")
  }
}

@Observable
final class Clock {
  var time = 0
}

final class Lender: ObservableObject {
  @Published var count = 0

  func lend() {
    let publisher = objectWillChange
    publisher.send()
    use(publisher)
  }

  private func use(_ publisher: ObservableObjectPublisher) {}
}

final class Keeper: ObservableObject {
  @Published var count = 0
  private let service = Service()
  var value: Int { service.value }

  init() {
    let publisher = objectWillChange
    service.onChange = { publisher.send() }
  }
}

@MainActor
final class Actor: ObservableObject {
  @Published var count = 0
  private let service = Service()
  var value: Int { service.value }

  init() {
    service.onChange = objectWillChange.send
  }
}

struct ContentView: View {
  var shelf: Shelf
  var station: Station
  var player: Player
  var clock: Clock
  @ObservedObject var lender: Lender
  @ObservedObject var keeper: Keeper
  @ObservedObject var actor: Actor

  var body: some View {
    Text("\(shelf.count) \(station.title) \(station.value) \(player.queue.songs.count)")
    Text("\(clock.time) \(lender.count) \(keeper.count) \(keeper.value) \(actor.count) \(actor.value)")
  }
}
