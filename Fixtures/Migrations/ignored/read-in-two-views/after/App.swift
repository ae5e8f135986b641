import SwiftUI

@Observable
final class Model {
  var name = ""
  @ObservationIgnored lazy var title = name

  func rename() { title = "" }
}

struct FirstView: View {
  var model: Model

  var body: some View { Text(model.title) }
}

struct SecondView: View {
  var model: Model

  var body: some View { Text(model.title) }
}
