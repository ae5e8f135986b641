import Combine
import SwiftUI

final class Line: ObservableObject {
  @Published var count = 0
  let id: Int

  init(id: Int) { self.id = id }
}

/// Asking for a line makes it.
final class Lines {
  static let shared = Lines()
  private(set) var requests: [Int] = []
  private var known: [Int: Line] = [:]

  func line(_ id: Int) -> Line {
    if let line = known[id] { return line }
    requests.append(id)
    let line = Line(id: id)
    known[id] = line
    return line
  }
}

@Observable
final class Orders {
  var ids = [1, 2]
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  func follow() {
    for id in ids {
      Lines.shared.line(id).objectWillChange
        .sink { [weak self] _ in self?.withMutation(keyPath: \.ids) {} }
        .store(in: &bag)
    }
    ids.append(ids.count + 1)
  }
}

final class Meter: ObservableObject {
  @Published var value = 0
}

/// An operator counts what passes.
@Observable
final class Meters {
  var meter = Meter()
  private(set) var passed = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    meter.objectWillChange
      .handleEvents(receiveOutput: { [weak self] _ in self?.passed += 1 })
      .sink { [weak self] _ in self?.announceChange() }
      .store(in: &bag)
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.meter) {}
    withMutation(keyPath: \.passed) {}
  }
}

@Observable
final class Lamp {
  var isOn = false
}

/// Asking for the bells makes them.
final class Tower {
  private(set) var requests = 0
  var bells: [Bell] {
    requests += 1
    return [Bell(), Bell()]
  }
}

final class Bell: ObservableObject {
  @Published var isRinging = false
}

@Observable
final class Church {
  var hour = 0
  private let tower = Tower()
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  func listen() {
    for bell in tower.bells {
      bell.objectWillChange.sink { [weak self] _ in self?.withMutation(keyPath: \.hour) {} }.store(in: &bag)
    }
    hour += 1
  }
}

/// What is followed here is there anyway.
final class Room {
  let lamps = [Lamp(), Lamp()]
  var first: Lamp { lamps[0] }
  var others: [Lamp] { lamps }
}

struct RoomView: View {
  @State private var room = Room()
  @State private var meters = Meters()
  @State private var orders = Orders()
  @State private var church = Church()

  var body: some View {
    Text("\(room.first.isOn) \(meters.passed) \(orders.ids.count) \(church.hour)")
    Button("Follow") { orders.follow() }
  }
}
