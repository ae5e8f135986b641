import SwiftUI

@Observable
final class Scale {
  var factor = 1.0
  @ObservationIgnored var base: Double
  let double: Double

  init(base: Double) {
    self.base = base
    double = self.base * 2
  }
}
