import SwiftUI

@Observable
final class Model {
  var title: String

  init(title: String = "Main") {
    self.title = title
  }
}

@main
struct MainApp: App {
  @State private var model: Model

  init() {
    _model = State(wrappedValue: Model(title: "App"))
  }

  var body: some Scene {
    MainScene()
      .environment(model)
  }
}

struct MainScene: Scene {
  @Environment(Model.self) var model
  @State private var other = Model()

  var body: some Scene {
    WindowGroup {
      Text(model.title)
        .environment(other)
    }
    .commands { TitleCommands(model: other) }
  }
}

struct TitleCommands: Commands {
  @Bindable var model: Model

  var body: some Commands {
    CommandMenu("Title") {
      TextField("Title", text: $model.title)
    }
  }
}
