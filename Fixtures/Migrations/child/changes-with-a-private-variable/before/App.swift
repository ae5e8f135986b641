import SwiftUI

final class Service {
  var total = 0
  var failures = 0
}

final class Store: ObservableObject {
  let service = Service()
  @Published var title = ""
  @Published var errors: [String] = []
  @Published private var text = ""

  func set(_ text: String) {
    service.total += 1
    self.text = text
  }

  func fail(_ error: String) {
    service.failures += 1
    errors.append(error)
  }

  var summary: String { text }
}

struct TotalView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.title) \(store.service.total)")
  }
}

struct FailureView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.title) \(store.service.failures)")
  }
}
