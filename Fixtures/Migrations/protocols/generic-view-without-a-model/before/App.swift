import PartnerKit
import SwiftUI

struct Card<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  let title: (Model) -> String

  var body: some View {
    Text(title(model))
  }
}

struct SessionCard: View {
  let session: PartnerSession

  var body: some View {
    Card(model: session) { $0.userName }
  }
}
