import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct Card<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(Model.self)")
  }
}

struct StoreView: View {
  @StateObject private var store = Store()
  @StateObject private var draft = Draft()

  var body: some View {
    Card(model: store)
    Card(model: [[draft]].joined().first!)
  }
}
