import SwiftUI

@Observable
class Screen {
  var title = ""
}

enum Left {
  @Observable
  final class Page: Screen {
    var number = 0
  }
}

enum Right {
  @Observable
  final class Page: Screen {
    var number = 0
  }
}
