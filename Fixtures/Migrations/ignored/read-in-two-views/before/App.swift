import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
  lazy var title = name

  func rename() { title = "" }
}

struct FirstView: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.title) }
}

struct SecondView: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.title) }
}
