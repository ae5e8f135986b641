import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

extension ObservableObject {
  var label: String { "\(Self.self)" }
}

func labels(of stores: [Store]) -> [String] {
  stores.map(\.label)
}
