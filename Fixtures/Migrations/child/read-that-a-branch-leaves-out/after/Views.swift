import SwiftUI

final class Network {
  nonisolated(unsafe) static let shared = Network()
  var isOnline = false
  var name: String?
}

@Observable
final class Session {
  var isLoaded = false
  var unread = 0
  var title = ""
  var step = 0

  var label: String {
    // Update when one of these changes; `Network.name` is not observable.
    _ = (unread, title)
    return Network.shared.name ?? title
  }

  var summary: String {
    _ = isLoaded  // Update when `isLoaded` changes; `Network.isOnline` is not observable.
    guard Network.shared.isOnline else { return "offline" }
    return isLoaded ? "loaded" : "loading"
  }

  func connect() {
    Network.shared.isOnline = true
    isLoaded = true
  }

  func rename() {
    Network.shared.name = "n"
    unread += 1
  }

  func forget() {
    Network.shared.name = nil
    title += "x"
  }

  // `Network.isOnline` is not observable, and views read it again when `isLoaded` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct Status: View {
  var session: Session
  var body: some View {
    // Update when `isLoaded` changes; `Network.isOnline` is not observable.
    let _ = session.isLoaded
    Text(Network.shared.isOnline && session.isLoaded ? "ready" : "waiting")
  }
}

struct Mail: View {
  var session: Session
  var body: some View {
    // Update when one of these changes; `Network.name` is not observable.
    let _ = (session.unread, session.title)
    if let name = Network.shared.name {
      Text("\(name) \(session.unread) \(session.title)")
    } else {
      Text("none")
    }
  }
}

struct Steps: View {
  var session: Session
  var body: some View {
    Text("\(session.step)")
    if session.step > 0 {
      Text("\(session.isLoaded) \(Network.shared.isOnline)")
    }
  }
}

struct Labels: View {
  var session: Session
  var body: some View {
    Text(session.label)
    Text(session.summary)
  }
}
