import SwiftUI

class Page: ObservableObject {
  @Published var title = ""
}

extension Page {
  final class Cover: Page {
    @Published var image = ""
  }
}
