import SwiftUI

@Observable
final class Store {
  var count = 0
}

enum Shop {
  final class Store: ObservableObject {
    @Published var count = 0
  }
}
