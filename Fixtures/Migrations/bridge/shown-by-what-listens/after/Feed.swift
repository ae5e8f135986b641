import Combine
import SwiftUI

final class Listener {
  var heard = 0
  var titles = 0
  private var links: Set<AnyCancellable> = []
  init(_ feed: Feed) {
    feed.objectWillChange.sink { [weak self] _ in self?.heard += 1 }.store(in: &links)
    feed.titlePublisher.sink { [weak self] _ in self?.titles += 1 }.store(in: &links)
  }
}

@Observable
final class Feed {
  let objectWillChange = ObservableObjectPublisher()
  var title = "" {
    willSet {
      objectWillChange.send()
      titleSubject.send(newValue)
    }
  }
  private let titleSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var titlePublisher = titleSubject.eraseToAnyPublisher()
  var posts = 0 {
    willSet { objectWillChange.send() }
  }
  @ObservationIgnored lazy var listener = Listener(self)
}

struct HeardView: View {
  var feed: Feed
  var body: some View {
    // Update when one of these changes; `Listener.heard` is not observable.
    let _ = (feed.posts, feed.title)
    Text("heard \(feed.listener.heard)")
    Button("Post") { feed.posts += 1 }
  }
}

struct TitlesView: View {
  var feed: Feed
  var body: some View {
    let _ = feed.title  // Update when `title` changes; `Listener.titles` is not observable.
    Text("titles \(feed.listener.titles)")
    Button("Rename") { feed.title += "!" }
  }
}
