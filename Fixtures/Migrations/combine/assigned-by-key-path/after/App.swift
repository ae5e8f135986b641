import Combine
import SwiftUI

@Observable
final class Feed {
  private(set) var items: [Int] = []
  @ObservationIgnored private var cancellable: AnyCancellable?

  init(source: AnyPublisher<[Int], Never>) {
    cancellable = source.assign(to: \.items, on: self)
  }
}
