import SwiftUI

typealias ScreenModel = ObservableObject & Identifiable
typealias Watched = ObservableObject

final class Store: ObservableObject, Identifiable {
  let id = 1
  @Published var items: [Int] = []
}

final class Draft: ScreenModel {
  let id = 2
  @Published var text = ""
}

class Memo: NSObject, Watched {
  @Published var text = ""
}

struct Card<Model: ScreenModel, Other>: View where Other: Watched {
  @ObservedObject var model: Model
  @ObservedObject var other: Other

  var body: some View {
    Text("\(Model.self)")
  }
}

struct StoreView: View {
  @StateObject private var store = Store()
  @StateObject private var draft = Draft()
  @StateObject private var memo = Memo()

  var body: some View {
    Card(model: store, other: memo)
    Card(model: draft, other: memo)
  }
}
