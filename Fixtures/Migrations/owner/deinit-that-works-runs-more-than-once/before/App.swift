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

enum Count {
  nonisolated(unsafe) static var alive = 0
}

final class Counted: ObservableObject {
  @Published var isOn = false
  private var name: String? = "n"

  deinit {
    name = nil
    Count.alive -= 1
  }
}

struct FinalDisappear: ViewModifier {
  @StateObject private var farewell: Farewell
  @StateObject private var loader = Loader()
  @StateObject private var counted = Counted()

  init(action: @escaping () -> Void) {
    _farewell = StateObject(wrappedValue: Farewell(action: action))
  }

  func body(content: Content) -> some View {
    content.disabled(loader.isLoading || counted.isOn)
  }
}
