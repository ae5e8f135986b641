import Foundation
import Observation

@Observable
final class Clock {
  var seconds = 0
}

final class Meter: ObservableObject {
  @Published var level = 0
}
