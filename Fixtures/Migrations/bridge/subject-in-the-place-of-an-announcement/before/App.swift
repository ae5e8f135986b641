import Combine
import SwiftUI

final class Boot: ObservableObject {
  @Published var step = 0 {
    willSet {
      objectWillChange.send()
    }
    didSet { print(step) }
  }

  @Published var name = "" { willSet { objectWillChange.send() } }

  @Published var isDone = false {
    willSet(done) {
      print(done)
      objectWillChange.send()  // now
    }
  }
}

final class Log {
  private var cancellables: Set<AnyCancellable> = []

  init(boot: Boot) {
    boot.$step.sink { print($0) }.store(in: &cancellables)
    boot.$name.sink { print($0) }.store(in: &cancellables)
    boot.$isDone.sink { print($0) }.store(in: &cancellables)
  }
}
