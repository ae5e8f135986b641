import SwiftUI

final class Scale: ObservableObject {
  var base: Double {
    willSet { objectWillChange.send() }
  }
  let double: Double

  init(base: Double) {
    self.base = base
    double = self.base * 2
  }
}

struct ScaleView: View {
  @ObservedObject var scale: Scale

  var body: some View {
    Text("\(scale.base)")
  }
}
