import SwiftUI

struct Observation {
  var text = ""
}

enum ObservationModule {}

final class Counter: ObservableObject {
  @Published var last = Observation()
}
