import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

final class Draft: ObservableObject {
  @Published var text = ""
}
