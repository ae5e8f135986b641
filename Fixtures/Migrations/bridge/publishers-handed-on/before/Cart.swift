import Combine
import Foundation

protocol CartModel {
  var itemsPublisher: Published<[String]>.Publisher { get }
  var nextPublisher: Published<String?>.Publisher { get set }
}

final class Cart: ObservableObject, CartModel {
  @Published private(set) var items: [String] = []
  @Published var next: String?
  var itemsPublisher: Published<[String]>.Publisher { $items }
  lazy var nextPublisher: Published<String?>.Publisher = $next

  func add(_ item: String) {
    items.append(item)
    next = item
  }
}

final class MockCart: CartModel {
  @Published var items: [Swift.String] = ["mock"]
  @Published var next: String?
  var itemsPublisher: Combine.Published<[Swift.String]>.Publisher { return self.$items }
  lazy var nextPublisher: Published<String?>.Publisher = $next
}

final class Total {
  private let prices: Published<[String]>.Publisher
  private var other: Published<String?>.Publisher?
  private var sinks = Set<AnyCancellable>()

  init(prices: Published<[String]>.Publisher, other: Published<String?>.Publisher? = nil) {
    self.prices = prices
    self.other = other
    self.prices.map(\.count).sink { print("prices", $0) }.store(in: &sinks)
    other?.sink { print("other", $0 ?? "none") }.store(in: &sinks)
  }

  func follow(_ cart: Cart) { other = cart.$next }
}

func total(of cart: Cart) -> Total {
  Total(prices: cart.$items, other: cart.$next)
}

func total(of model: any CartModel) -> Total {
  Total(prices: model.itemsPublisher)
}
