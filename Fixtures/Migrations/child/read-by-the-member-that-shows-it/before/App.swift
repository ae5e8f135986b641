import SwiftUI

final class Session {
  var isReachable = false
}

final class Link: ObservableObject {
  let session: Session
  weak var watch: Watch?
  init(session: Session) { self.session = session }

  func isReachable() -> Bool { session.isReachable }

  func activate() {
    session.isReachable = true
    watch?.activated = true
  }
}

final class Watch: ObservableObject {
  @Published var activated = false
  private let link: Link
  init(link: Link) { self.link = link }

  func isReachable() -> Bool { link.isReachable() }
}

struct WatchView: View {
  @ObservedObject var watch: Watch
  var body: some View {
    Text(watch.isReachable() ? "reachable" : "away")
  }
}

final class Handler {
  var device = ""
  var isConnected = false
}

final class Devices: ObservableObject {
  @Published private(set) var scans = 0
  private let handlers: [Handler] = []

  func connected() -> [Handler] { handlers.filter { $0.isConnected } }

  func connect(_ handler: Handler) {
    handler.device = "Watch"
    handler.isConnected = true
    scans += 1
  }
}

struct Picker: View {
  @ObservedObject var devices: Devices
  var body: some View {
    let all = devices.connected()
    Text(all[0].device)
  }
}

struct OtherPicker: View {
  @ObservedObject var devices: Devices
  let handler: Handler
  let isLong: Bool
  var body: some View {
    Text(handler.device)
    if isLong { Text("\(devices.connected().count)") }
    Button("Connect") { devices.connect(handler) }
  }
}

struct Scans: View {
  @ObservedObject var devices: Devices
  var body: some View { Text("\(devices.scans)") }
}
