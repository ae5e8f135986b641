import SwiftUI

extension Meter: ObservableObject {
  func reset() {
    level = 0
  }
}
