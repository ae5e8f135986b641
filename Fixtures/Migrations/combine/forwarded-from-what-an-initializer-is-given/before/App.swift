import Combine
import SwiftUI

final class Container<Intent, Model>: ObservableObject {
  let intent: Intent
  let model: Model

  private var cancellables: Set<AnyCancellable> = []

  init(intent: Intent, model: Model, modelChanges: ObjectWillChangePublisher) {
    self.intent = intent
    self.model = model

    modelChanges
      .receive(on: RunLoop.main)
      .sink(receiveValue: objectWillChange.send)
      .store(in: &cancellables)
  }
}

protocol RightsState {
  var title: String { get }
}

protocol RightsActions: AnyObject {
  func rename(_ title: String)
}

final class RightsModel: ObservableObject, RightsState, RightsActions {
  @Published var title = ""

  func rename(_ title: String) { self.title = title }
}

final class RightsIntent {
  private weak var actions: RightsActions?

  init(actions: RightsActions) { self.actions = actions }

  func tap() { actions?.rename("Tapped") }
}

struct RightsView: View {
  @StateObject var container: Container<RightsIntent, RightsState>
  private var state: RightsState { container.model }

  var body: some View {
    Button(state.title) { container.intent.tap() }
  }

  static func build() -> some View {
    let model = RightsModel()
    return RightsView(
      container: Container(
        intent: RightsIntent(actions: model),
        model: model as RightsState,
        modelChanges: model.objectWillChange))
  }
}

final class Step: ObservableObject {
  @Published var number = 0
}

final class Steps: ObservableObject {
  private let steps: [Step]
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher) {
    steps = []
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

func steps(_ step: Step) -> Steps {
  Steps(changes: step.objectWillChange)
}
