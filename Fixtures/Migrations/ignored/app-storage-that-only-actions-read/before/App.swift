import SwiftUI

class Controller: ObservableObject {
  @Published var names = ["a", "b"]
  @AppStorage("filter") private var filterText = ""
  @AppStorage("shown") private var shownText = ""
  var title: String { shownText + "!" }
  func filter() { names = names.filter { $0 != filterText } }
  func reset() { filterText = ""; shownText = "" }
}
struct Root: View {
  @StateObject var controller = Controller()
  var body: some View {
    VStack {
    Text(controller.names.joined() + controller.title)
    Button("filter") { controller.filter() }
    }
  }
}
