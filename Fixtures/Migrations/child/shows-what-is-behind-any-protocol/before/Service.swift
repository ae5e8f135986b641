import SwiftUI

protocol Service: AnyObject {
  var status: String { get }
  func ping()
}

final class Echo: Service {
  private(set) var status = "idle"
  func ping() { status += "." }
}

final class Console: ObservableObject {
  let service: any Service
  @Published var pings = 0

  init(_ service: any Service) {
    self.service = service
  }

  func ping() {
    service.ping()
    pings += 1
  }
}

struct StatusLabel: View {
  @ObservedObject var console: Console
  var body: some View {
    Text(console.service.status)
  }
}

struct PingLabel: View {
  @ObservedObject var console: Console
  var body: some View {
    Text("\(console.pings)")
  }
}
