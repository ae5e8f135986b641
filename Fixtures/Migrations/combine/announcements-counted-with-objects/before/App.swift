import SwiftUI

final class Service {
  var isRunning = false
}

final class Holder: ObservableObject {
  @Published var events: [String] = []

  func insert(_ event: String) -> Bool {
    events.append(event)
    return true
  }
}

@MainActor
final class Monitor: ObservableObject {
  @Published private(set) var services: [Service] = []
  @Published var name = ""
  let holder = Holder()

  var now: Date {
    Date()
  }

  func run() {
    Task {
      for service in services {
        service.isRunning = true
        objectWillChange.send()
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
    var services = services
    services.append(contentsOf: others)
    return services.filter { $0.isRunning }
  }

  func add(_ event: String) {
    if holder.insert(event) {
      self.objectWillChange.send()
    }
  }
}

final class Board: ObservableObject {
  @Published var services: [Service] = []

  func stop(_ service: Service) {
    service.isRunning = false
    objectWillChange.send()
  }
}

struct MonitorView: View {
  @StateObject private var monitor = Monitor()
  @StateObject private var board = Board()

  var body: some View {
    Text(monitor.holder.events.first ?? "")
    Text(monitor.services.first?.isRunning == true ? monitor.name : "")
    Text("\(board.services.count)")
  }
}
