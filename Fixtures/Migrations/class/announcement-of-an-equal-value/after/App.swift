import SwiftUI

enum Overrides {
  static var ids: [Int] = []
}

@Observable
final class Model {
  var isMarked = false

  func mark() {
    isMarked = true
  }

  func add(_ id: Int) {
    Overrides.ids.append(id)
    mark()
  }

  // `Overrides.ids` is not observable, and views read it again when `isMarked` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Asked {
  var isMarked = false

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func mark(_ isAllowed: Bool) {
    if isAllowed { isMarked = true }
    revision += 1
  }

  func add(_ id: Int) {
    Overrides.ids.append(id)
    mark(id > 0)
  }
}

struct AskedView: View {
  var asked: Asked
  var body: some View { Text("asked \(asked.isMarked ? 1 : 0)") }
}

struct AskedCountView: View {
  var asked: Asked
  var body: some View {
    let _ = asked.revision
    Button("ask") { asked.add(0) }
    Text("ids \(Overrides.ids.count)")
  }
}

struct FlagView: View {
  var model: Model
  var body: some View { Text("marked \(model.isMarked ? 1 : 0)") }
}

struct CountView: View {
  var model: Model
  var body: some View {
    // Update when `isMarked` changes; `Overrides.ids` is not observable.
    let _ = model.isMarked
    Button("add") { model.add(1) }
    Text("ids \(Overrides.ids.count)")
  }
}

struct Root: View {
  @State var model = Model()
  var body: some View {
    FlagView(model: model)
    CountView(model: model)
  }
}
