import SwiftUI

struct CounterView: View {
  @Observable
  fileprivate final class Model {
    var count = 0
  }

  @State private var model = Model()

  var body: some View {
    Text("\(model.count)")
  }
}

@Observable
private final class Clock {
  var seconds = 0
}
