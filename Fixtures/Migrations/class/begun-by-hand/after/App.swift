import SwiftUI

@Observable
final class Store {
  var count = 0
  var total = 1
  private var cache = 3
}

@Observable
final class Third {
  var name = ""
  var other = 1
}

struct Root: View {
  @State private var store = Store()
  @State private var third = Third()

  var body: some View {
    Child(store: store).environment(third)
  }
}

struct Child: View {
  @Bindable var store: Store
  @Environment(Third.self) var third

  var body: some View {
    @Bindable var third = third
    Stepper("\(store.count)", value: $store.count)
    TextField("", text: $third.name)
  }
}
