import SwiftUI

struct Screen: View {
  let store: Store

  var body: some View {
    Text("").environmentObject(store)
  }
}
