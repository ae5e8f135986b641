import SwiftUI

protocol Screen: View {
  associatedtype Model: ObservableObject
  var model: Model { get }
}

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct StoreScreen: Screen {
  @ObservedObject var model: Store

  var body: some View { Text("\(model.items.count)") }
}

struct Root<Content: Screen>: View {
  @ObservedObject var model: Content.Model
  let content: Content

  var body: some View { content }
}
