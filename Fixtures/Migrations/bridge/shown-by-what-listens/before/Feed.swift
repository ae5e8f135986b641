import Combine
import SwiftUI

final class Listener {
  var heard = 0
  var titles = 0
  private var links: Set<AnyCancellable> = []
  init(_ feed: Feed) {
    feed.objectWillChange.sink { [weak self] _ in self?.heard += 1 }.store(in: &links)
    feed.$title.sink { [weak self] _ in self?.titles += 1 }.store(in: &links)
  }
}

final class Feed: ObservableObject {
  @Published var title = ""
  @Published var posts = 0
  lazy var listener = Listener(self)
}

struct HeardView: View {
  @ObservedObject var feed: Feed
  var body: some View {
    Text("heard \(feed.listener.heard)")
    Button("Post") { feed.posts += 1 }
  }
}

struct TitlesView: View {
  @ObservedObject var feed: Feed
  var body: some View {
    Text("titles \(feed.listener.titles)")
    Button("Rename") { feed.title += "!" }
  }
}
