import SwiftUI

final class Farewell: ObservableObject {
  private let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
  }

  deinit {
    action()
  }
}

final class Loader: ObservableObject {
  @Published var isLoading = false
  private var task: Task<Void, Never>?

  deinit {
    task?.cancel()
    task = nil
  }
}

struct FinalDisappear: ViewModifier {
  @StateObject private var farewell: Farewell
  @StateObject private var loader = Loader()

  init(action: @escaping () -> Void) {
    _farewell = StateObject(wrappedValue: Farewell(action: action))
  }

  func body(content: Content) -> some View {
    content.disabled(loader.isLoading)
  }
}
