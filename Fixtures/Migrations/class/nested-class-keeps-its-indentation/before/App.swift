import SwiftUI

struct CounterView: View {
  fileprivate final class Model: ObservableObject {
    @Published var count = 0
  }

  @StateObject private var model = Model()

  var body: some View {
    Button("\(model.count)") { model.count += 1 }
  }
}

enum Settings {}

extension Settings {
    /// Indented by four.
    final class Sound: ObservableObject {
        @Published var volume = 0.5
    }
}
