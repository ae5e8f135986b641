import Combine
import SwiftUI

protocol Provider {
  var objectsPublisher: Published<[Int]>.Publisher { get }
}

final class Post: ObservableObject, Provider {
  @Published var objects: [Int] = []
  var objectsPublisher: Published<[Int]>.Publisher { $objects }

  @Published var title = ""
  var titles: AnyPublisher<String, Never> { $title.eraseToAnyPublisher() }

  @Published var count = 0
  private var countPublisher: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }

  @Published var size = 0
  var sizePublisher: AnyPublisher<Int, Never> { $size.dropFirst().eraseToAnyPublisher() }

  @Published var level = 0
  var levelPublisher: AnyPublisher<Int, Never> { $level.eraseToAnyPublisher() }

  func listen() -> [AnyCancellable] {
    [$title.sink { print($0) }, countPublisher.sink { print($0) }]
  }
}

struct PostView: View {
  @ObservedObject var post: Post

  var body: some View {
    Text(post.title)
      .onReceive(post.$title) { print($0) }
      .onReceive(post.$objects) { print($0) }
      .onReceive(post.$count) { print($0) }
      .onReceive(post.$size) { print($0) }
      .onReceive(post.levelPublisher) { print($0) }
  }
}
