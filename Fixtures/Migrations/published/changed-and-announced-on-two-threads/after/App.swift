import SwiftUI
@Observable
class Store {
  var items: [String] = []
  var count = 0
  func sync() { DispatchQueue.global().async { self.count = 5 } }
  func add() { count += 1; items.append("x") }
  func bump() { count += 1 }
}
struct V: View {
  var model: Store
  var body: some View { VStack { Text("\(model.count)"); Button("M") { model.add() }; Button("S") { model.sync() }; Button("B") { model.bump() } } }
}
