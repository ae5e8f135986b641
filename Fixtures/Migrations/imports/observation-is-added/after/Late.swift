import Foundation
import Observation

@Observable
final class Errors {
  var last = ""
}

import func Foundation.pow

func square(_ number: Double) -> Double { pow(number, 2) }
