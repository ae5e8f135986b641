import SwiftUI

struct StoreView: View {
  var store: Store

  var body: some View {
    Text("\(Shelf(store).model.items.count)")
  }
}
