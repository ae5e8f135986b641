import SwiftUI

@Observable
final class Feed {
  var scrollsToTop = false
  var isLoading = false
  var isShown = false
  var isDone = false

  func reload() {
    scrollsToTop = true
    isLoading = true
    isShown = true
    isDone = true
  }

  func finish() {
    isLoading = false
    isShown = true
  }
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View {
    VStack {
      Text("\(feed.isDone) \(feed.isLoading)")
      Button("Top") { feed.scrollsToTop = true }
      Toggle("Shown", isOn: $feed.isShown)
    }
    .onChange(of: feed.scrollsToTop) { print("top") }
  }
}
