import PartnerKit
import SwiftUI

@Observable
final class Counter {
  var count = 0
  let stream = PartnerKit.Observable(1)
}
