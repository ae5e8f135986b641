import SwiftUI

final class CounterModel: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  typealias Model = CounterModel

  @StateObject private var model = Model()

  var body: some View {
    CounterRow().environmentObject(model)
  }

  struct CounterRow: View {
    @EnvironmentObject var model: Model

    var body: some View {
      Text("\(model.count)")
    }
  }
}
