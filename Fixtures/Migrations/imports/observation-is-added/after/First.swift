import Observation
import UIKit

@Observable
final class First {
  var count = 0
}
