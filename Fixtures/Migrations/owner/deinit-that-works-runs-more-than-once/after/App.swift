import SwiftUI

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

enum Count {
  nonisolated(unsafe) static var alive = 0
}

@Observable
final class Counted {
  var isOn = false
  @ObservationIgnored private var name: String? = "n"

  deinit {
    name = nil
    Count.alive -= 1
  }
}

struct FinalDisappear: ViewModifier {
  @State private var farewell: Farewell
  @State private var loader = Loader()
  @State private var counted = Counted()

  init(action: @escaping () -> Void) {
    _farewell = State(wrappedValue: Farewell(action: action))
  }

  func body(content: Content) -> some View {
    content.disabled(loader.isLoading || counted.isOn)
  }
}
