import SwiftUI

@Observable
final class Theme {
  var isActive = true

  var name = "light" {
    didSet {
      DispatchQueue.main.async { self.withMutation(keyPath: \.name) {} }
    }
  }
}
