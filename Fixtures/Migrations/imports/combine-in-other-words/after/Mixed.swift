import Combine
import SwiftUI

@Observable
final class Mixed {
  var count = 0
}

extension Told {
  func changes() -> Any { objectWillChange }
}
