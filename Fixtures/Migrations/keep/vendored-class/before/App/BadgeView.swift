import SwiftUI

struct BadgeView: View {
  @StateObject private var badge = Badge()

  var body: some View {
    Text("\(badge.count)")
  }
}
