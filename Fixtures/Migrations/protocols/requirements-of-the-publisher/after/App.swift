import SwiftUI

protocol Titled: AnyObject, Observable {
  associatedtype Item
  var title: String { get }
  var items: [Item] { get }
}

extension Titled where Item == Int {
  var sum: Int { items.reduce(0, +) }
}

@Observable
final class Model: Titled {
  var title = "a"
  var items = [1]
}

struct Titles<M: AnyObject & Observable, Value>: View
where Value: Equatable {
  var model: M
  let value: (M) -> Value

  var body: some View { Text(value(model) == value(model) ? "same" : "other") }
}

struct Screen: View {
  @State var model = Model()

  var body: some View {
    Titles(model: model) { $0.title }
    Text("\(model.sum)")
  }
}
