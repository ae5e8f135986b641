import SwiftUI

final class Feed: ObservableObject {
  @Published var scrollsToTop = false
  @Published var isLoading = false
  @Published var isShown = false
  @Published var isDone = false
  @Published var isReset = false
  @Published var isToggled = false
  @Published var isPassed = false
  @Published var isWritten = false

  func reload() {
    scrollsToTop = true
    isLoading = true
    isShown = true
    isDone = true
    start()
    start()
  }

  func start() {
    isReset = true
    isToggled = true
    isPassed = true
    isWritten = true
  }

  func begin() {
    isReset = true
    isToggled = true
    isPassed = true
    isWritten = true
  }

  func finish() {
    isLoading = false
    isShown = true
    isReset = false
    isToggled.toggle()
    clear(&isPassed)
    self[keyPath: \.isWritten] = false
  }
}

func clear(_ flag: inout Bool) {
  flag = false
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    VStack {
      Text("\(feed.isDone) \(feed.isLoading) \(feed.isReset)")
      Text("\(feed.isToggled) \(feed.isPassed) \(feed.isWritten)")
      Button("Top") { feed.scrollsToTop = true }
      Toggle("Shown", isOn: $feed.isShown)
    }
    .onChange(of: feed.scrollsToTop) { print("top") }
  }
}
