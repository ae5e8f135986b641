import Foundation
import Observation

@Observable
final class Clock {
  var seconds = 0
}

@Observable
final class Meter {
  var level = 0
}
