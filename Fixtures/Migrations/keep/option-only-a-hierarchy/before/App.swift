import SwiftUI

class Screen: ObservableObject {
  @Published var title = ""
}

enum Left {
  final class Page: Screen {
    @Published var number = 0
  }
}

enum Right {
  final class Page: Screen {
    @Published var number = 0
  }
}
