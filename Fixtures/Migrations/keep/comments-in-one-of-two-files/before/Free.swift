import SwiftUI

// migrated sooner
final class FreeModel: ObservableObject {
  @Published var name = ""
}

final class FreeHeld: ObservableObject {
  @Published var name = ""
}

struct FreeView: View {
  // migrated sooner
  @ObservedObject var model: FreeHeld

  var body: some View { Text(model.name) }
}

class FreeBound: ObservableObject {
  @Published var name = ""
}

// migrated sooner
struct FreeBox<Model: ObservableObject> {
  let model: Model
}

func freeBox(_ model: FreeBound) -> FreeBox<FreeBound> { FreeBox(model: model) }

final class FreeAliased: FreeObject {
  @Published var name = ""
}

// migrated sooner
typealias FreeObject = ObservableObject

final class FreeInjected: ObservableObject {
  @Published var name = ""
}

struct FreeScreen: View {
  let model: FreeInjected

  var body: some View {
    // migrated sooner
    Text("").environmentObject(model)
  }
}
