import SwiftUI

final class Service {
  private(set) var calls = 0

  func call() { calls += 1 }
}

final class Phone {
  private(set) var rings = 0

  func call() { rings += 1 }
}

final class User: ObservableObject {
  @Published var name = ""
  @Published var count = 0
}

struct Page: View {
  let service: Service
  @ObservedObject var user: User

  var body: some View {
    Text("\(user.name) \(service.calls)")
    Button("Call") {
      service.call()
      user.count = service.calls
    }
    Button("Only call") { service.call() }
  }
}

struct PhonePage: View {
  let phone: Phone
  @ObservedObject var user: User

  var body: some View {
    Text("\(user.name) \(phone.rings)")
    Button("Call") { phone.call() }
  }
}
