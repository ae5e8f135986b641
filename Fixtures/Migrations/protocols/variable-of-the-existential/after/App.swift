import Combine
import Observation

final class Editor: ObservableObject {
  @Published var text = ""
}

final class Picker: ObservableObject {
  @Published var choice = 0
}

final class Finder: ObservableObject {
  @Published var query = ""
}

final class Helper: ObservableObject {
  @Published var topic = ""
}

@Observable
final class Clock {
  var hour = 0
}

protocol Presenter: AnyObject {
  var shown: (any ObservableObject)? { get set }
}

class Screen: Presenter {
  var shown: (any ObservableObject)? = Editor()

  func pick() { shown = Picker() }

  func close() { shown = nil }

  var isEditing: Bool { shown is Editor }
}

final class Sheet: Screen {
  override var shown: (any ObservableObject)? {
    didSet { print("shown") }
  }

  func help() { self.shown = Helper() }
}

func find(_ presenter: any Presenter) {
  presenter.shown = Finder()
}

final class Wall {
  var shown: Clock?

  func hang() {
    shown = Clock()
    var shown: Clock?
    shown = Clock()
    print(shown as Any)
  }
}
