import Combine
import PartnerKit
import SwiftUI

extension PartnerService: @retroactive ObservableObject {}

struct ServiceView: View {
  @StateObject private var service = PartnerService()

  var body: some View {
    Button("Start") { service.start() }
  }
}
