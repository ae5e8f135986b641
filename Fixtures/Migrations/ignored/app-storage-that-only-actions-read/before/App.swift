import Combine
import SwiftUI

class Controller: ObservableObject {
  @Published var names = ["a", "b"]
  @AppStorage("filter") private var filterText = ""
  @AppStorage("size") var size = 1
  @AppStorage("limit") var limit = 3
  @AppStorage("open") public var open = 3
  @AppStorage("shown") private var shownText = ""
  var title: String { shownText + "!" }
  func filter() { names = names.filter { $0 != filterText && $0.count < limit * size } }
  func reset() { filterText = ""; shownText = "" }
}
struct Root: View {
  @StateObject var controller = Controller()
  var body: some View {
    VStack {
    Text(controller.names.joined() + controller.title)
    Stepper("size", value: controller.$size)
    Button("filter") { controller.filter() }
    }
  }
}

/// No view follows it, though one shows what it stores.
final class Defaults: ObservableObject {
  static let shared = Defaults()
  @AppStorage("name") var name = "a"
}

struct Name: View {
  var body: some View { Text(Defaults.shared.name) }
}

/// No view holds it, but what it announces is passed on.
final class Theme: ObservableObject {
  @AppStorage("dark") var isDark = false
}

final class Themed: ObservableObject {
  let theme = Theme()
  private var cancellable: AnyCancellable?

  init() {
    cancellable = theme.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }
}

struct ThemedView: View {
  @StateObject var themed = Themed()
  var body: some View { Text(themed.theme.isDark ? "dark" : "light") }
}
