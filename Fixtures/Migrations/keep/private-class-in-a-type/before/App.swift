import SwiftUI

struct CounterView: View {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  @StateObject private var model = Model()

  var body: some View {
    Text("\(model.count)")
  }
}

enum Screens {
  private enum Models {
    final class Counter: ObservableObject {
      @Published var count = 0
    }
  }
}

/// What the view's own class hides inside the view only.
struct Model {}
