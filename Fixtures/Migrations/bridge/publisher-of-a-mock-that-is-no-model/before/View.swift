import SwiftUI
struct LiveView: View {
  @ObservedObject var live: Live
  var body: some View { Text("\(live.count)") }
}
