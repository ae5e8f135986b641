import SwiftUI
import Combine

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

func watch<Object: ObservableObject>(_ object: Object) {
  print(object)
}

extension Screen {
  func watchModel() { watch(model) }
}
