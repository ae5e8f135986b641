import SwiftUI

final class Session {
  var isReachable = false
}

final class Link {
  let session: Session
  weak var watch: Watch?
  init(session: Session) { self.session = session }

  func isReachable() -> Bool { session.isReachable }

  func activate() {
    session.isReachable = true
    watch?.activated = true
  }
}

@Observable
final class Watch {
  var activated = false
  private let link: Link
  init(link: Link) { self.link = link }

  func isReachable() -> Bool {
    // Update when `activated` changes; `Session.isReachable` is not observable.
    _ = activated
    return link.isReachable()
  }

  // `Session.isReachable` is not observable, and views read it again when `activated` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct WatchView: View {
  var watch: Watch
  var body: some View {
    Text(watch.isReachable() ? "reachable" : "away")
  }
}

final class Handler {
  var device = ""
  var isConnected = false
}

@Observable
final class Devices {
  private(set) var scans = 0
  private let handlers: [Handler] = []

  func connected() -> [Handler] {
    // Update when `scans` changes; `Handler.isConnected` is not observable.
    _ = scans
    return handlers.filter { $0.isConnected }
  }

  func connect(_ handler: Handler) {
    handler.device = "Watch"
    handler.isConnected = true
    scans += 1
  }
}

struct Picker: View {
  var devices: Devices
  var body: some View {
    let all = devices.connected()
    Text(all[0].device)
  }
}

struct OtherPicker: View {
  var devices: Devices
  let handler: Handler
  let isLong: Bool
  var body: some View {
    let _ = devices.scans  // Update when `scans` changes; `Handler.device` is not observable.
    Text(handler.device)
    if isLong { Text("\(devices.connected().count)") }
    Button("Connect") { devices.connect(handler) }
  }
}

struct Scans: View {
  var devices: Devices
  var body: some View { Text("\(devices.scans)") }
}
