import SwiftUI

final class Document: ObservableObject {
  @Published var title = ""
  var path = "" {
    didSet { print("moved to", path) }
  }

  init(path: String) {
    self.path = path
  }
}
