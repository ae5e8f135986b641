import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
  private(set) var visits = 0

  func onAppear() {
    visits += 1
    count += 1
  }
}

struct Footer: View {
  @ObservedObject var model: Model

  var body: some View { Text("\(model.visits)") }
}

struct Screen: View {
  @StateObject var model = Model()

  var body: some View {
    VStack {
      Footer(model: model)
      Text("\(model.count)")
    }
    .padding()
    .onAppear { model.onAppear() }
    Footer(model: model)
      .padding()
      .onAppear { model.onAppear() }
  }
}
