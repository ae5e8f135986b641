import Combine
import SwiftUI

enum Count {
  @Observable
  final class Model {
    var count = 0
  }

  struct Screen: View {
    @State private var model = Model()

    var body: some View {
      Text("\(model.count)")
    }
  }
}

enum Search {
  final class Model: ObservableObject {
    @Published var query = ""

    func log() -> AnyCancellable {
      $query.sink { print($0) }
    }
  }

  struct Screen: View {
    @StateObject private var model = Model()
    var count: Count.Model

    var body: some View {
      TextField("\(count.count)", text: $model.query)
    }
  }
}
