import SwiftUI
class Store: ObservableObject {
  @Published var items: [String] = []
  var count = 0
  func sync() { DispatchQueue.global().async { self.count = 5; DispatchQueue.main.async { self.objectWillChange.send() } } }
  func add() { count += 1; items.append("x") }
  func bump() { objectWillChange.send(); count += 1 }
}
struct V: View {
  @ObservedObject var model: Store
  var body: some View { VStack { Text("\(model.count)"); Button("M") { model.add() }; Button("S") { model.sync() }; Button("B") { model.bump() } } }
}
