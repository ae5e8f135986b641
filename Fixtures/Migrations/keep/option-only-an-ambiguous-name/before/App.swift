import SwiftUI

enum Shop {
  final class Store: ObservableObject {
    @Published var count = 0
  }
}

enum Kit {
  final class Store: ObservableObject {
    @Published var count = 0
  }
}
