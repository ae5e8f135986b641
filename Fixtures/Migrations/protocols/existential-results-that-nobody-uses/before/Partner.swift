import Combine
import PartnerKit

extension Factory {
  func makeTrips(forPartner: Bool) -> any ObservableObject {
    if forPartner { return PartnerSession() }
    return Trips()
  }
}
