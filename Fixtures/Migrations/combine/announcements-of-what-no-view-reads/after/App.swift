import PartnerKit
import SwiftUI

@Observable
final class Queue {
  var items: [String] = []
  @ObservationIgnored private var isBusy = false

  var limit: Int { UserDefaults.standard.integer(forKey: "limit") }

  func folder() -> String? { UserDefaults.standard.string(forKey: "folder") }

  func place(of item: String) -> String? {
    guard let folder = folder() else { return nil }
    return folder + item
  }

  func process() {
    guard items.count < limit else { return }
    items.append(place(of: "next") ?? "")
  }

  func refresh() { withMutation(keyPath: \.items) {} }
}

struct QueueView: View {
  var queue: Queue
  var body: some View {
    Text("\(queue.items.count)")
    Button("Next") { queue.process() }
    Button("Refresh") { queue.refresh() }
  }
}

@Observable
final class ShownQueue {
  var items: [String] = []

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var limit: Int {
    _ = revision
    return UserDefaults.standard.integer(forKey: "limit")
  }

  func process() {
    guard items.count < limit else { return }
    revision += 1
  }
}

struct ShownQueueView: View {
  var queue: ShownQueue
  var body: some View {
    Text("\(queue.items.count), \(title)")
    Button("Next") { queue.process() }
  }

  private var title: String { "\(queue.limit)" }
}

@Observable
final class ServiceQueue: PartnerService {
  var items: [String] = []

  private var limit: Int { UserDefaults.standard.integer(forKey: "limit") }

  func process() {
    guard items.count < limit else { return }
    items.append("next")
  }

  func refresh() { withMutation(keyPath: \.items) {} }
}

struct ServiceQueueView: View {
  var queue: ServiceQueue
  var body: some View {
    Text("\(queue.items.count)")
    Button("Next") { queue.process() }
  }
}
