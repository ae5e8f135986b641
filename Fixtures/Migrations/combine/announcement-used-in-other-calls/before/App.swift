import Combine
import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []

  func changes() -> AnyPublisher<Void, Never> {
    objectWillChange.eraseToAnyPublisher()
  }
}

final class Draft: ObservableObject {
  @Published var text = ""

  func change(silently: Bool) {
    silently ? () : objectWillChange.send()
  }
}
