import SwiftUI

@Observable
final class Theme {
  var isActive = true

  var name = "light" {
    willSet {
      // Seen in the background, too.
      if !isActive {
        withMutation(keyPath: \.name) {}
      }
    }
    didSet {
      DispatchQueue.main.async { self.withMutation(keyPath: \.name) {} }
    }
  }
}
