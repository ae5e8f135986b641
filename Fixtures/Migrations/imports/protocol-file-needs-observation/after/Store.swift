import Foundation
import Observation

@Observable
final class Store: Storing {
  var count = 0
}
