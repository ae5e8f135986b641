// Counts in the middle.

import Foundation
import Observation
import PartnerKit
import struct UIKit.CGFloat

@Observable
final class Middle {
  var count = 0
}
