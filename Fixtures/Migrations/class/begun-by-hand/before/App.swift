import SwiftUI

@Observable
final class Store {
  var count = 0
  @Published var total = 1
  private var cache = 3
}

@Observable
final class Third: ObservableObject {
  @Published var name = ""
  var other = 1
}

struct Root: View {
  @StateObject private var store = Store()
  @StateObject private var third = Third()

  var body: some View {
    Child(store: store).environmentObject(third)
  }
}

struct Child: View {
  @ObservedObject var store: Store
  @EnvironmentObject var third: Third

  var body: some View {
    Stepper("\(store.count)", value: $store.count)
    TextField("", text: $third.name)
  }
}
