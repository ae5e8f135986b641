import SwiftUI

protocol Service: AnyObject {
  var status: String { get }
  func ping()
}

final class Echo: Service {
  private(set) var status = "idle"
  func ping() { status += "." }
}

@Observable
final class Console {
  let service: any Service
  var pings = 0

  init(_ service: any Service) {
    self.service = service
  }

  func ping() {
    service.ping()
    pings += 1
  }
}

struct StatusLabel: View {
  var console: Console
  var body: some View {
    let _ = console.pings  // Update when `pings` changes; `Echo.status` is not observable.
    Text(console.service.status)
  }
}

struct PingLabel: View {
  var console: Console
  var body: some View {
    Text("\(console.pings)")
  }
}
