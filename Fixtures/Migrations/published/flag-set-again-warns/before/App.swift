import SwiftUI

final class Feed: ObservableObject {
  @Published var scrollsToTop = false
  @Published var isLoading = false
  @Published var isShown = false
  @Published var isDone = false

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
  @StateObject private var feed = Feed()

  var body: some View {
    VStack {
      Text("\(feed.isDone) \(feed.isLoading)")
      Button("Top") { feed.scrollsToTop = true }
      Toggle("Shown", isOn: $feed.isShown)
    }
    .onChange(of: feed.scrollsToTop) { print("top") }
  }
}
