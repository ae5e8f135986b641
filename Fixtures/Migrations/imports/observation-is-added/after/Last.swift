import Foundation
import Observation

@Observable
final class Last {
  var count = 0
}
