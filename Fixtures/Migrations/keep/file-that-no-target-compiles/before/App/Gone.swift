import PartnerKit
import SwiftUI

struct GoneView: View {
  @StateObject private var order = Order()

  var body: some View { Text("gone").onAppear { record(order) } }
}
