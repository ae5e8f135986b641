import SwiftUI

// migrated sooner
@Observable
final class FreeModel {
  var name = ""
}

@Observable
final class FreeHeld {
  var name = ""
}

struct FreeView: View {
  // migrated sooner
  var model: FreeHeld

  var body: some View { Text(model.name) }
}

@Observable
class FreeBound {
  var name = ""
}

// migrated sooner
struct FreeBox<Model: AnyObject & Observable> {
  let model: Model
}

func freeBox(_ model: FreeBound) -> FreeBox<FreeBound> { FreeBox(model: model) }

@Observable
final class FreeAliased: FreeObject {
  var name = ""
}

// migrated sooner
typealias FreeObject = AnyObject & Observable

@Observable
final class FreeInjected {
  var name = ""
}

struct FreeScreen: View {
  let model: FreeInjected

  var body: some View {
    // migrated sooner
    Text("").environment(model)
  }
}
