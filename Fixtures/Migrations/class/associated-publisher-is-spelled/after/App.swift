import Combine
import SwiftUI

@Observable
final class Coordinator {
  var title = ""
  @ObservationIgnored private var subjects: [Int: ObservableObjectPublisher] = [:]

  func subject(_ key: Int) -> ObservableObjectPublisher {
    if let subject = subjects[key] { return subject }
    let subject = ObservableObjectPublisher()
    subjects[key] = subject
    return subject
  }
}

@Observable
final class Plain {
  var count = 0

  final class Inner {
    let publisher = ObservableObjectPublisher()
  }
}

struct CoordinatorView: View {
  var coordinator: Coordinator
  var plain: Plain

  var body: some View { Text("\(coordinator.title) \(plain.count)") }
}
