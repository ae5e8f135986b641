import SwiftUI

private final class Model: ObservableObject {
  @Published var count = 0
}

struct CountView: View {
  @StateObject private var model = Model()

  var body: some View {
    Text("\(model.count)")
  }
}
