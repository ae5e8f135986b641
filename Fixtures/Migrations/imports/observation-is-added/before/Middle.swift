// Counts in the middle.

import Foundation
import PartnerKit
import struct UIKit.CGFloat

final class Middle: ObservableObject {
  @Published var count = 0
}
