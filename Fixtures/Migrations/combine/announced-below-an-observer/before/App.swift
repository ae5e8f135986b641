import SwiftUI

final class Theme: ObservableObject {
  var isActive = true

  @Published var name = "light" {
    willSet {
      // Seen in the background, too.
      if !isActive {
        objectWillChange.send()
      }
    }
    didSet {
      DispatchQueue.main.async { self.objectWillChange.send() }
    }
  }
}
