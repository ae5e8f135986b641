import SwiftUI

@Observable
final class Scale {
  var base: Double
  let double: Double

  init(base: Double) {
    self.base = base
    double = self._base * 2
  }
}

struct ScaleView: View {
  var scale: Scale

  var body: some View {
    Text("\(scale.base)")
  }
}
