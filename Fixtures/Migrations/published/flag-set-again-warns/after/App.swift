import SwiftUI

@Observable
final class Feed {
  var scrollsToTop = false
  var isLoading = false
  var isShown = false
  var isDone = false
  var isReset = false
  var isToggled = false
  var isPassed = false
  var isWritten = false

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
  @State private var feed = Feed()

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
