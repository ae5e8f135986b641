import SwiftUI

final class Container<Intent, Model> {
  let intent: Intent
  let model: Model

  init(intent: Intent, model: Model) {
    self.intent = intent
    self.model = model
  }
}

protocol RightsState {
  var title: String { get }
}

protocol RightsActions: AnyObject {
  func rename(_ title: String)
}

@Observable
final class RightsModel: RightsState, RightsActions {
  var title = ""

  func rename(_ title: String) { self.title = title }
}

final class RightsIntent {
  private weak var actions: RightsActions?

  init(actions: RightsActions) { self.actions = actions }

  func tap() { actions?.rename("Tapped") }
}

struct RightsView: View {
  @State var container: Container<RightsIntent, RightsState>
  private var state: RightsState { container.model }

  var body: some View {
    Button(state.title) { container.intent.tap() }
  }

  static func build() -> some View {
    let model = RightsModel()
    return RightsView(
      container: Container(
        intent: RightsIntent(actions: model),
        model: model as RightsState))
  }
}

@Observable
final class Step {
  var number = 0
}

final class Steps {
  private let steps: [Step]

  init() {
    steps = []
  }
}

func steps(_ step: Step) -> Steps {
  Steps()
}
