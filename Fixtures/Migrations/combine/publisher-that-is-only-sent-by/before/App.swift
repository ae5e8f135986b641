import Combine
import SwiftUI

final class Service {
  var onChange: (() -> Void)?
  var value = 0
}

final class Shelf: ObservableObject {
  @Published var count = 0

  func add() {
    guard count < 9 else { return objectWillChange.send() }
    count += 1
  }

  func remove() {
    count > 3 ? self.objectWillChange.send() : ()
    count -= 1
  }

  func fill() {
    switch count {
    case 0: return objectWillChange.send()
    default: count = 9
    }
  }

  func clear() {
    let publisher = objectWillChange
    DispatchQueue.main.async {
      publisher.send()
      self.count = 0
    }
  }
}

final class Station: ObservableObject {
  @Published var title = ""
  private let service = Service()
  var value: Int { service.value }

  init() {
    service.onChange = objectWillChange.send
  }

  func raise() {
    service.value += 1
    guard title.isEmpty else { return self.objectWillChange.send() }
    service.value = 0
    title.isEmpty ? () : objectWillChange.send()
  }

  func reset() {
    let publisher = self.objectWillChange
    service.value = 0
    publisher.send()
  }
}

final class Queue: ObservableObject {
  @Published var songs: [String] = []
}

final class Player: ObservableObject {
  let queue = Queue()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    let change = objectWillChange
    queue.objectWillChange.receive(on: DispatchQueue.main).sink { _ in change.send() }
      .store(in: &cancellables)
    print("begins")
  }
}

final class Clock: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var time = 0 {
    willSet { objectWillChange.send(()) }
  }
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
  @ObservedObject var shelf: Shelf
  @ObservedObject var station: Station
  @ObservedObject var player: Player
  @ObservedObject var clock: Clock
  @ObservedObject var lender: Lender
  @ObservedObject var keeper: Keeper
  @ObservedObject var actor: Actor

  var body: some View {
    Text("\(shelf.count) \(station.title) \(station.value) \(player.queue.songs.count)")
    Text("\(clock.time) \(lender.count) \(keeper.count) \(keeper.value) \(actor.count) \(actor.value)")
  }
}
