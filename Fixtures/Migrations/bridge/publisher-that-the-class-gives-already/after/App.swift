import Combine
import SwiftUI

protocol Provider {
  var objectsPublisher: AnyPublisher<[Int], Never> { get }
}

@Observable
final class Post: Provider {
  var objects: [Int] = [] {
    willSet { objectsSubject.send(newValue) }
  }
  private let objectsSubject = CurrentValueSubject<[Int], Never>([])
  @ObservationIgnored private(set) lazy var objectsPublisher: AnyPublisher<[Int], Never> = objectsSubject.eraseToAnyPublisher()

  var title = "" {
    willSet { titlePublisher.send(newValue) }
  }
  private let titlePublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var titles: AnyPublisher<String, Never> = titlePublisher.eraseToAnyPublisher()

  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var countValuePublisher = countSubject.eraseToAnyPublisher()
  private var countPublisher: AnyPublisher<Int, Never> { countValuePublisher.eraseToAnyPublisher() }

  var size = 0 {
    willSet { sizeSubject.send(newValue) }
  }
  private let sizeSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var sizeValuePublisher = sizeSubject.eraseToAnyPublisher()
  var sizePublisher: AnyPublisher<Int, Never> { sizeValuePublisher.dropFirst().eraseToAnyPublisher() }

  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  private let levelSubject = CurrentValueSubject<Int, Never>(0)
  var levelPublisher: AnyPublisher<Int, Never> { levelSubject.eraseToAnyPublisher() }

  func listen() -> [AnyCancellable] {
    [titlePublisher.sink { print($0) }, countPublisher.sink { print($0) }]
  }
}

struct PostView: View {
  var post: Post

  var body: some View {
    Text(post.title)
      .onReceive(post.titles) { print($0) }
      .onReceive(post.objectsPublisher) { print($0) }
      .onReceive(post.countValuePublisher) { print($0) }
      .onReceive(post.sizeValuePublisher) { print($0) }
      .onReceive(post.levelPublisher) { print($0) }
  }
}
