import Combine
import SwiftUI

protocol Notifying: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  func notify()
}

extension Notifying {
  func notify() { objectWillChange.send() }
}

final class Counter {
  var count = 0
}

final class Model: Notifying {
  private let counter = Counter()
  var count: Int { counter.count }

  func step() {
    counter.count += 1
    notify()
  }
}

struct Screen: View {
  @StateObject var model = Model()

  var body: some View {
    Text("\(model.count)")
    Button("Step") { model.step() }
  }
}
