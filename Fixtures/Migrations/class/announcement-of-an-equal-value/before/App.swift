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

final class Asked: ObservableObject {
  var isMarked = false

  func mark(_ isAllowed: Bool) {
    if isAllowed { isMarked = true }
    objectWillChange.send()
  }

  func add(_ id: Int) {
    Overrides.ids.append(id)
    mark(id > 0)
  }
}

struct AskedView: View {
  @ObservedObject var asked: Asked
  var body: some View { Text("asked \(asked.isMarked ? 1 : 0)") }
}

struct AskedCountView: View {
  @ObservedObject var asked: Asked
  var body: some View {
    Button("ask") { asked.add(0) }
    Text("ids \(Overrides.ids.count)")
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
