import PartnerKit
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

struct Counter: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("\(store.count)") }
}

struct Row<Model: ObservableObject>: View {
  let box: Box<Model>

  var body: some View {
    Counter().environmentObject(box.value)
  }
}

struct Screen: View {
  let box: Box<Store>

  var body: some View { Row(box: box) }
}
