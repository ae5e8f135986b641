import SwiftUI

final class Model: ObservableObject {
  @Published var title: String

  init(title: String = "Main") {
    self.title = title
  }
}

@main
struct MainApp: App {
  @StateObject private var model: Model

  init() {
    _model = StateObject(wrappedValue: Model(title: "App"))
  }

  var body: some Scene {
    MainScene()
      .environmentObject(model)
  }
}

struct MainScene: Scene {
  @EnvironmentObject var model: Model
  @StateObject private var other = Model()

  var body: some Scene {
    WindowGroup {
      Text(model.title)
        .environmentObject(other)
    }
    .commands { TitleCommands(model: other) }
  }
}

struct TitleCommands: Commands {
  @ObservedObject var model: Model

  var body: some Commands {
    CommandMenu("Title") {
      TextField("Title", text: $model.title)
    }
  }
}
