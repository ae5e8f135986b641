import Combine
import SwiftUI

@Observable
class Controller {
  var names = ["a", "b"]
  @ObservationIgnored @AppStorage("filter") private var filterText = ""
  @ObservationIgnored @AppStorage("size") var size = 1
  @ObservationIgnored @AppStorage("limit") var limit = 3

  public var open: Int {
    get { access(keyPath: \.open); return storedOpen }
    set { withMutation(keyPath: \.open) { storedOpen = newValue } }
  }
  @ObservationIgnored @AppStorage("open") private var storedOpen = 3

  private var shownText: String {
    get { access(keyPath: \.shownText); return storedShownText }
    set { withMutation(keyPath: \.shownText) { storedShownText = newValue } }
  }
  @ObservationIgnored @AppStorage("shown") private var storedShownText = ""

  var title: String { shownText + "!" }
  func filter() { names = names.filter { $0 != filterText && $0.count < limit * size } }
  func reset() { filterText = ""; shownText = "" }
}
struct Root: View {
  @State var controller = Controller()
  var body: some View {
    VStack {
    Text(controller.names.joined() + controller.title)
    Stepper("size", value: controller.$size)
    Button("filter") { controller.filter() }
    }
  }
}

/// No view follows it, though one shows what it stores.
final class Defaults {
  static let shared = Defaults()
  @AppStorage("name") var name = "a"
}

struct Name: View {
  var body: some View { Text(Defaults.shared.name) }
}

/// No view holds it, but what it announces is passed on.
@Observable
final class Theme {
  var isDark: Bool {
    get { access(keyPath: \.isDark); return storedIsDark }
    set { withMutation(keyPath: \.isDark) { storedIsDark = newValue } }
  }
  @ObservationIgnored @AppStorage("dark") private var storedIsDark = false
}

final class Themed {
  let theme = Theme()
}

struct ThemedView: View {
  @State var themed = Themed()
  var body: some View { Text(themed.theme.isDark ? "dark" : "light") }
}
