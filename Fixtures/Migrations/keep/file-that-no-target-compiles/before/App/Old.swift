import PartnerKit
import SwiftUI

struct OldView: View {
  @StateObject private var cart = Cart()

  var body: some View { Text("\(cart.items)").onAppear { record(cart) } }
}
