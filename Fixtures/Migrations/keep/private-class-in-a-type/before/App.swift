import SwiftUI

class CounterScreen {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private enum Models {
    final class Draft: ObservableObject {
      @Published var text = ""
    }
  }

  private let model = Model()
  private let draft = Models.Draft()
}

final class OtherScreen: CounterScreen {
  let other = Model()
  let others = Models()
}

/// What a screen that inherits from the first one means.
struct Model {}
struct Models {}
