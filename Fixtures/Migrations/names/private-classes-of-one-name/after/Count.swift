import SwiftUI

@Observable
private final class Model {
  var count = 0
}

struct CountView: View {
  @State private var model = Model()

  var body: some View {
    Text("\(model.count)")
  }
}
