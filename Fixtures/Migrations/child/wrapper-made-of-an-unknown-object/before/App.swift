import PartnerKit
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

@MainActor
func watch(_ key: PartnerKey<Store>) {
  print(ObservedObject(wrappedValue: PartnerBox(key).service))
}
