import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published private(set) var items: [Int] = []

  init(source: AnyPublisher<[Int], Never>) {
    source.assign(to: &$items)
  }
}
