import PartnerKit
import SwiftUI

struct Root: View {
  private let object = PartnerBox(.current).service

  var body: some View {
    OpenView(name: object.title).environmentObject(object)
  }
}
