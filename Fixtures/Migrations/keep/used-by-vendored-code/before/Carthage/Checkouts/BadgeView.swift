import SwiftUI

struct BadgeView: View {
  @ObservedObject var badge: Badge

  var body: some View {
    Text("\(badge.count)")
  }
}
