import SwiftUI

struct Counter: View {
  var store: Store

  var body: some View {
    Text("\(store.count)")
  }
}
