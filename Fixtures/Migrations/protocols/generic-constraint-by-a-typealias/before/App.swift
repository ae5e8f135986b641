import SwiftUI

typealias ScreenModel = ObservableObject & Identifiable

final class Store: ObservableObject, Identifiable {
  let id = 1
  @Published var items: [Int] = []
}

struct Card<Model: ScreenModel>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(Model.self)")
  }
}

struct StoreView: View {
  @StateObject private var store = Store()

  var body: some View {
    Card(model: store)
  }
}
