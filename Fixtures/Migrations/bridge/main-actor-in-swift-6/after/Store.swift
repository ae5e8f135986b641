import Combine
import Foundation
import Observation

@MainActor
@Observable
public final class Store {
  public var items: [Int] = [] {
    willSet { itemsPublisher.send(newValue) }
  }
  private let itemsPublisher = CurrentValueSubject<[Int], Never>([])
  public private(set) var count: Int = 0 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored public private(set) lazy var countPublisher = countSubject.eraseToAnyPublisher()
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  public init() {
    itemsPublisher.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
    countPublisher.sink { print("count", $0) }.store(in: &cancellables)
  }
}
