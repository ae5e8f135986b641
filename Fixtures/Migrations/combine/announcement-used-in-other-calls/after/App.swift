import Combine
import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []

  func changes() -> AnyPublisher<Void, Never> {
    objectWillChange.eraseToAnyPublisher()
  }
}

@Observable
final class Draft {
  var text = ""

  func change(silently: Bool) {
    silently ? () : withMutation(keyPath: \.text) {}
  }
}
