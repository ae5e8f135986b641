import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Car: ObservableObject {
  @ObservedObject var engine = Engine()

  func replace(by other: Engine) {
    objectWillChange.send()
    engine = other
  }

  func log() -> AnyCancellable {
    engine.$speed.sink { print($0) }
  }
}
