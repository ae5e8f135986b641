import SwiftUI

@Observable
final class Document {
  var title = ""
  @ObservationIgnored var path = "" {
    didSet { print("moved to", path) }
  }

  init(path: String) {
    self.path = path
  }
}
