import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published private(set) var items: [Int] = []
  private var cancellable: AnyCancellable?

  init(source: AnyPublisher<[Int], Never>) {
    cancellable = source.assign(to: \.items, on: self)
  }
}
