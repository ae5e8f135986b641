import Combine
import SwiftUI

protocol Sending: AnyObject {}

extension Sending
where Self: ObservableObject, ObjectWillChangePublisher == ObservableObjectPublisher {
  func announce() { objectWillChange.send() }
}

final class Sender: ObservableObject, Sending {
  @Published var count = 0
  var lines: [String] = []
  func add(_ line: String) {
    announce()
    lines.append(line)
  }
}

protocol Clearing: AnyObject {
  var items: [Int] { get set }
}

extension Clearing where Self: AnyObject & ObservableObject {
  func clear() { items = [] }
}

final class Cleared: ObservableObject, Clearing {
  @Published var items = [1]
}

final class Emptied: ObservableObject, Clearing {
  @Published var items = [2]
  func publisher() -> ObservableObjectPublisher { objectWillChange }
}

protocol Titling: AnyObject {
  var title: String { get }
}

extension Titling
where Self: ObservableObject, ObjectWillChangePublisher == ObservableObjectPublisher {
  var title: String {
    objectWillChange.send()
    return "title"
  }
}

final class Titled: ObservableObject, Titling {
  @Published var count = 0
}

struct SenderView: View {
  @StateObject private var sender = Sender()
  @StateObject private var cleared = Cleared()
  @StateObject private var emptied = Emptied()
  @StateObject private var titled = Titled()

  var body: some View {
    Button("\(sender.count) \(sender.lines.count)") { sender.add("") }
    Button("\(cleared.items.count) \(emptied.items.count) \(titled.count)") {
      cleared.clear()
      emptied.clear()
    }
  }
}
