import SwiftUI

enum Outer {
  enum Shop {
    final class Store: ObservableObject {
      @Published var count = 0
    }
  }
}
