import SwiftUI

struct CounterView: View {
  @Observable
  fileprivate final class Model {
    var count = 0
  }

  @State private var model = Model()

  var body: some View {
    Button("\(model.count)") { model.count += 1 }
  }
}

enum Settings {}

extension Settings {
    /// Indented by four.
    @Observable
    final class Sound {
        var volume = 0.5
    }
}
