import SwiftUI
struct LiveView: View {
  var live: Live
  var body: some View { Text("\(live.count)") }
}
