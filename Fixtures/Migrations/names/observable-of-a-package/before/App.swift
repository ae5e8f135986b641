import PartnerKit
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  let stream = PartnerKit.Observable(1)
}
