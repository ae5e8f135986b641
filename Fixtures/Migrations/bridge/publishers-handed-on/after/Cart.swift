import Combine
import Foundation
import Observation

protocol CartModel {
  var itemsPublisher: AnyPublisher<[String], Never> { get }
  var nextPublisher: AnyPublisher<String?, Never> { get set }
}

@Observable
final class Cart: CartModel {
  private(set) var items: [String] = [] {
    willSet { itemsSubject.send(newValue) }
  }
  private let itemsSubject = CurrentValueSubject<[String], Never>([])
  var next: String? {
    willSet { nextSubject.send(newValue) }
  }
  private let nextSubject = CurrentValueSubject<String?, Never>(nil)
  @ObservationIgnored private(set) lazy var nextValuePublisher = nextSubject.eraseToAnyPublisher()
  @ObservationIgnored private(set) lazy var itemsPublisher: AnyPublisher<[String], Never> = itemsSubject.eraseToAnyPublisher()
  @ObservationIgnored lazy var nextPublisher: AnyPublisher<String?, Never> = nextValuePublisher

  func add(_ item: String) {
    items.append(item)
    next = item
  }
}

final class MockCart: CartModel {
  @Published var items: [Swift.String] = ["mock"]
  @Published var next: String?
  var itemsPublisher: Combine.AnyPublisher<[Swift.String], Never> { return self.$items.eraseToAnyPublisher() }
  lazy var nextPublisher: AnyPublisher<String?, Never> = $next.eraseToAnyPublisher()
}

final class Total {
  private let prices: AnyPublisher<[String], Never>
  private var other: AnyPublisher<String?, Never>?
  private var sinks = Set<AnyCancellable>()

  init(prices: AnyPublisher<[String], Never>, other: AnyPublisher<String?, Never>? = nil) {
    self.prices = prices
    self.other = other
    self.prices.map(\.count).sink { print("prices", $0) }.store(in: &sinks)
    other?.sink { print("other", $0 ?? "none") }.store(in: &sinks)
  }

  func follow(_ cart: Cart) { other = cart.nextValuePublisher }
}

func total(of cart: Cart) -> Total {
  Total(prices: cart.itemsPublisher, other: cart.nextValuePublisher)
}

func total(of model: any CartModel) -> Total {
  Total(prices: model.itemsPublisher)
}
