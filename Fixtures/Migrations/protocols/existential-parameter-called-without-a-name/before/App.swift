import SwiftUI

infix operator <~

final class Store: ObservableObject {
  @Published var title = ""
}

struct Log {
  static func <~ (log: Log, model: any ObservableObject) {}
}

func start(store: Store) {
  Log() <~ store
}
