import SwiftUI

typealias ScreenModel = AnyObject & Observable & Identifiable
typealias Watched = AnyObject & Observable

@Observable
final class Store: Identifiable {
  let id = 1
  var items: [Int] = []
}

@Observable
final class Draft: ScreenModel {
  let id = 2
  var text = ""
}

@Observable
class Memo: NSObject, Watched {
  var text = ""
}

struct Card<Model: ScreenModel, Other>: View where Other: Watched {
  var model: Model
  var other: Other

  var body: some View {
    Text("\(Model.self)")
  }
}

struct StoreView: View {
  @State private var store = Store()
  @State private var draft = Draft()
  @State private var memo = Memo()

  var body: some View {
    Card(model: store, other: memo)
    Card(model: draft, other: memo)
  }
}
