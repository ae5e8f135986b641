import Combine
import Foundation

@MainActor
public final class Store: ObservableObject {
  @Published public var items: [Int] = []
  @Published public private(set) var count: Int = 0
  private var cancellables = Set<AnyCancellable>()

  public init() {
    $items.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
    $count.sink { print("count", $0) }.store(in: &cancellables)
  }
}
