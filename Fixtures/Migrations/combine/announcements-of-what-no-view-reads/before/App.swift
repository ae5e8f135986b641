import PartnerKit
import SwiftUI

final class Queue: ObservableObject {
  @Published var items: [String] = []
  private var isBusy = false

  var limit: Int { UserDefaults.standard.integer(forKey: "limit") }

  func folder() -> String? { UserDefaults.standard.string(forKey: "folder") }

  func place(of item: String) -> String? {
    guard let folder = folder() else { return nil }
    return folder + item
  }

  func process() {
    guard items.count < limit else { return }
    items.append(place(of: "next") ?? "")
    objectWillChange.send()
  }

  func refresh() { objectWillChange.send() }
}

struct QueueView: View {
  @ObservedObject var queue: Queue
  var body: some View {
    Text("\(queue.items.count)")
    Button("Next") { queue.process() }
    Button("Refresh") { queue.refresh() }
  }
}

final class ShownQueue: ObservableObject {
  @Published var items: [String] = []

  var limit: Int { UserDefaults.standard.integer(forKey: "limit") }

  func process() {
    guard items.count < limit else { return }
    objectWillChange.send()
  }
}

struct ShownQueueView: View {
  @ObservedObject var queue: ShownQueue
  var body: some View {
    Text("\(queue.items.count), \(title)")
    Button("Next") { queue.process() }
  }

  private var title: String { "\(queue.limit)" }
}

final class ServiceQueue: PartnerService, ObservableObject {
  @Published var items: [String] = []

  private var limit: Int { UserDefaults.standard.integer(forKey: "limit") }

  func process() {
    guard items.count < limit else { return }
    items.append("next")
  }

  func refresh() { objectWillChange.send() }
}

struct ServiceQueueView: View {
  @ObservedObject var queue: ServiceQueue
  var body: some View {
    Text("\(queue.items.count)")
    Button("Next") { queue.process() }
  }
}
