import Foundation
import Observation

@Observable
class Page {
  var number = 1
}
