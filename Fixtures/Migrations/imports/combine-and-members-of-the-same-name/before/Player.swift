import Combine
import Foundation
import PartnerKit

final class Player: ObservableObject {
  @Published var isOn = false
  private let partner: [any PartnerPlugin] = []

  func stop() {
    partner.first?.cancel()
  }
}

protocol PartnerPlugin {
  func cancel()
}
