import SwiftUI

@Observable
final class Farewell {
  private let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
  }

  deinit {
    action()
  }
}

@Observable
final class Loader {
  var isLoading = false
  @ObservationIgnored private var task: Task<Void, Never>?

  deinit {
    task?.cancel()
    task = nil
  }
}

struct FinalDisappear: ViewModifier {
  @State private var farewell: Farewell
  @State private var loader = Loader()

  init(action: @escaping () -> Void) {
    _farewell = State(wrappedValue: Farewell(action: action))
  }

  func body(content: Content) -> some View {
    content.disabled(loader.isLoading)
  }
}
