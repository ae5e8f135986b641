import SwiftUI

final class Scale: ObservableObject {
  @Published var factor = 1.0
  var base: Double
  let double: Double

  init(base: Double) {
    self.base = base
    double = self.base * 2
  }
}
