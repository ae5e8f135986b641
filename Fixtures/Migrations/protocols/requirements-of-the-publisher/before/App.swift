import Combine
import SwiftUI

protocol Titled: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  associatedtype Item
  var title: String { get }
  var items: [Item] { get }
}

extension Titled where Self.ObjectWillChangePublisher == ObservableObjectPublisher, Item == Int {
  var sum: Int { items.reduce(0, +) }
}

final class Model: Titled {
  @Published var title = "a"
  @Published var items = [1]
}

struct Titles<M: ObservableObject, Value>: View
where Value: Equatable, M.ObjectWillChangePublisher == ObservableObjectPublisher {
  @ObservedObject var model: M
  let value: (M) -> Value

  var body: some View { Text(value(model) == value(model) ? "same" : "other") }
}

struct Screen: View {
  @StateObject var model = Model()

  var body: some View {
    Titles(model: model) { $0.title }
    Text("\(model.sum)")
  }
}
