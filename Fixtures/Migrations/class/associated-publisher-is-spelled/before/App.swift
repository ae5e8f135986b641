import SwiftUI

final class Coordinator: ObservableObject {
  @Published var title = ""
  private var subjects: [Int: ObjectWillChangePublisher] = [:]

  func subject(_ key: Int) -> ObjectWillChangePublisher {
    if let subject = subjects[key] { return subject }
    let subject = ObjectWillChangePublisher()
    subjects[key] = subject
    return subject
  }
}

final class Plain: ObservableObject {
  @Published var count = 0

  final class Inner: ObservableObject {
    let publisher = ObjectWillChangePublisher()
  }
}

struct CoordinatorView: View {
  @ObservedObject var coordinator: Coordinator
  @ObservedObject var plain: Plain

  var body: some View { Text("\(coordinator.title) \(plain.count)") }
}
