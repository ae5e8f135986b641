import Combine
import SwiftUI

final class Mixed: ObservableObject {
  @Published var count = 0
}

extension Told {
  func changes() -> Any { objectWillChange }
}
