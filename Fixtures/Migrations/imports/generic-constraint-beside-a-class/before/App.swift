import SwiftUI

struct StoreView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(Shelf(store).model.items.count)")
  }
}
