import SwiftUI

class CounterScreen {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private let model = Model()
}

final class OtherScreen: CounterScreen {
  let other = Model()
}

enum Screens {
  private enum Models {
    final class Counter: ObservableObject {
      @Published var count = 0
    }
  }
}

/// What a screen that inherits from the first one means.
struct Model {}
