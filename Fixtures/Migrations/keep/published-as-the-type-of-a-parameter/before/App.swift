import Combine
import SwiftUI

final class Gauge: ObservableObject {
  @Published var level = 0

  func describe(_ other: Published<Int>) -> String { String(describing: other) }
}

struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View { Text("\(gauge.level)") }
}
