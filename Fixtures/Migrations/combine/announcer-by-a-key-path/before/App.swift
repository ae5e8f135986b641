import Combine
import SwiftUI

final class Listed: ObservableObject {
  @Published var title = ""
}

final class Picked: ObservableObject {
  @Published var title = ""
}


final class Counted: ObservableObject {
  @Published var count = 0
}

struct Bag {
  let current: CurrentValueSubject<Listed, Never>

  func pick<Owner, Value>(_ owner: Owner, _ path: KeyPath<Owner, Value>) -> Value {
    owner[keyPath: path]
  }

  func listen(to picked: Picked) {
    _ = [current.value].map(\.objectWillChange)
    _ = pick(picked, \.objectWillChange)
    _ = pick(withExtendedLifetime(picked) { $0 }, \.objectWillChange)
  }
}

struct Screen: View {
  @StateObject private var counted = Counted()

  var body: some View { Text("\(counted.count)") }
}
