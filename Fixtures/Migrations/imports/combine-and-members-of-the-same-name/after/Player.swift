import Foundation
import Observation
import PartnerKit

@Observable
final class Player {
  var isOn = false
  private let partner: [any PartnerPlugin] = []

  func stop() {
    partner.first?.cancel()
  }
}

protocol PartnerPlugin {
  func cancel()
}
