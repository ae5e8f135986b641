import Combine
import SwiftUI

private final class Model: ObservableObject {
  @Published var query = ""

  func log() -> AnyCancellable {
    $query.sink { print($0) }
  }
}

struct SearchView: View {
  @StateObject private var model = Model()

  var body: some View {
    TextField("Search", text: $model.query)
  }
}
