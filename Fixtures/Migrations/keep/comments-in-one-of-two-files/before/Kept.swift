import SwiftUI

// observify:ignore
final class KeptModel: ObservableObject {
  @Published var name = ""
}

final class KeptHeld: ObservableObject {
  @Published var name = ""
}

struct KeptView: View {
  // observify:ignore
  @ObservedObject var model: KeptHeld

  var body: some View { Text(model.name) }
}

class KeptBound: ObservableObject {
  @Published var name = ""
}

// observify:ignore
struct KeptBox<Model: ObservableObject> {
  let model: Model
}

func keptBox(_ model: KeptBound) -> KeptBox<KeptBound> { KeptBox(model: model) }

final class KeptAliased: KeptObject {
  @Published var name = ""
}

// observify:ignore
typealias KeptObject = ObservableObject

final class KeptInjected: ObservableObject {
  @Published var name = ""
}

struct KeptScreen: View {
  let model: KeptInjected

  var body: some View {
    // observify:ignore
    Text("").environmentObject(model)
  }
}
