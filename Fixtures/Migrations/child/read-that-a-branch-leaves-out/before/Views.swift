import SwiftUI

final class Network {
  nonisolated(unsafe) static let shared = Network()
  var isOnline = false
  var name: String?
}

final class Session: ObservableObject {
  @Published var isLoaded = false
  @Published var unread = 0
  @Published var title = ""
  @Published var step = 0

  var label: String { Network.shared.name ?? title }

  var summary: String {
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
}

struct Status: View {
  @ObservedObject var session: Session
  var body: some View {
    Text(Network.shared.isOnline && session.isLoaded ? "ready" : "waiting")
  }
}

struct Mail: View {
  @ObservedObject var session: Session
  var body: some View {
    if let name = Network.shared.name {
      Text("\(name) \(session.unread) \(session.title)")
    } else {
      Text("none")
    }
  }
}

struct Steps: View {
  @ObservedObject var session: Session
  var body: some View {
    Text("\(session.step)")
    if session.step > 0 {
      Text("\(session.isLoaded) \(Network.shared.isOnline)")
    }
  }
}

struct Labels: View {
  @ObservedObject var session: Session
  var body: some View {
    Text(session.label)
    Text(session.summary)
  }
}
