import SwiftUI

@Observable
class Controller {
  var names = ["a", "b"]
  @ObservationIgnored @AppStorage("filter") private var filterText = ""

  private var shownText: String {
    get { access(keyPath: \.shownText); return storedShownText }
    set { withMutation(keyPath: \.shownText) { storedShownText = newValue } }
  }
  @ObservationIgnored @AppStorage("shown") private var storedShownText = ""
  var title: String { shownText + "!" }
  func filter() { names = names.filter { $0 != filterText } }
  func reset() { filterText = ""; shownText = "" }
}
struct Root: View {
  @State var controller = Controller()
  var body: some View {
    VStack {
    Text(controller.names.joined() + controller.title)
    Button("filter") { controller.filter() }
    }
  }
}
