import SwiftUI

struct Counter: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.count)")
  }
}
