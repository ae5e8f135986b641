import SwiftUI

extension Meter {
  func reset() {
    level = 0
  }
}
