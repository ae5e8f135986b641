import SwiftUI

final class Service {
  var total = 0
  var failures = 0
}

@Observable
final class Store {
  let service = Service()
  var title = ""
  var errors: [String] = []
  private var text = ""

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
  var store: Store

  var body: some View {
    Text("\(store.title) \(store.service.total)")
  }
}

struct FailureView: View {
  var store: Store

  var body: some View {
    let _ = store.errors  // Update when `errors` changes; `Service.failures` is not observable.
    Text("\(store.title) \(store.service.failures)")
  }
}
