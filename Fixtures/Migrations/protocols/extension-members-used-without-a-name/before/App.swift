import SwiftUI

final class Store: ObservableObject {
  @Published var title = ""
}

protocol Countable {
  var total: Int { get }
}

extension Array: Countable where Element: ObservableObject {
  var total: Int { count }
}

func show(_ value: some Countable) -> Int { value.total }

func start(stores: [Store]) -> Int { show(stores) }
