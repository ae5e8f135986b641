import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

@Observable
final class Draft {
  var text = ""
}
