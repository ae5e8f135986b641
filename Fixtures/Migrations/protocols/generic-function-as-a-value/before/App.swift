import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

func name<Model: ObservableObject>(_ model: Model) -> String {
  "\(Model.self)"
}

func names(_ stores: [Store]) -> [String] {
  stores.map(name)
}
