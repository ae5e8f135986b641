import SwiftUI

@Observable
final class CounterModel {
  var count = 0
}

struct CounterView: View {
  typealias Model = CounterModel

  @State private var model = Model()

  var body: some View {
    CounterRow().environment(model)
  }

  struct CounterRow: View {
    @Environment(Model.self) var model

    var body: some View {
      Text("\(model.count)")
    }
  }
}
