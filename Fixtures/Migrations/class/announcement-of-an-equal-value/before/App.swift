import SwiftUI

enum Overrides {
  static var ids: [Int] = []
}

final class Model: ObservableObject {
  var isMarked = false

  func mark() {
    isMarked = true
    objectWillChange.send()
  }

  func add(_ id: Int) {
    Overrides.ids.append(id)
    mark()
  }
}

struct FlagView: View {
  @ObservedObject var model: Model
  var body: some View { Text("marked \(model.isMarked ? 1 : 0)") }
}

struct CountView: View {
  @ObservedObject var model: Model
  var body: some View {
    Button("add") { model.add(1) }
    Text("ids \(Overrides.ids.count)")
  }
}

struct Root: View {
  @StateObject var model = Model()
  var body: some View {
    FlagView(model: model)
    CountView(model: model)
  }
}
