import SwiftUI

struct Screen: View {
  @StateObject private var store = Store()

  var body: some View {
    Text("\(store.items.count)")
  }
}
