import SwiftUI

final class Service {
  var isRunning = false
}

@Observable
final class Holder {
  var events: [String] = []

  func insert(_ event: String) -> Bool {
    events.append(event)
    return true
  }
}

@MainActor
@Observable
final class Monitor {
  private(set) var services: [Service] = []
  var name = ""
  let holder = Holder()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var now: Date {
    _ = revision
    return Date()
  }

  func run() {
    Task {
      for service in services {
        service.isRunning = true
        announceChange()
      }
    }
  }

  func insert(_ service: Service) -> Bool {
    insertFirst(service)
  }

  private func insertFirst(_ service: Service) -> Bool {
    services.insert(service, at: 0)
    return service.isRunning
  }

  func running(_ others: [Service]) -> [Service] {
    _ = revision
    var services = services
    services.append(contentsOf: others)
    return services.filter { $0.isRunning }
  }

  func add(_ event: String) {
    if holder.insert(event) {
      self.announceChange()
    }
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.services) {}
    revision += 1
  }
}

@Observable
final class Board {
  var services: [Service] = []

  func stop(_ service: Service) {
    service.isRunning = false
    withMutation(keyPath: \.services) {}
  }
}

struct MonitorView: View {
  @State private var monitor = Monitor()
  @State private var board = Board()

  var body: some View {
    Text(monitor.holder.events.first ?? "")
    Text(monitor.services.first?.isRunning == true ? monitor.name : "")
    Text("\(board.services.count)")
  }
}
