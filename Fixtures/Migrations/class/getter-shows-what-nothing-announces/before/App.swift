import SwiftUI

final class Service {
  var items: [Int] = []
  var others = 0
  var sizes: [Int: Int] = [:]
}

final class Shop: ObservableObject {
  @Published var title = "shop"
  @Published private(set) var polls = 0
  private let service = Service()

  var items: [Int] { service.items }
  var total: String { "\(title) \(polls) \(service.items.count)" }
  var others: Int { service.others }

  func size(_ item: Int) -> Int {
    if let size = service.sizes[item] { return size }
    service.sizes[item] = item
    return item
  }

  func poll() { polls += 1 }
  func add() { service.items.append(1) }
}

struct ShopView: View {
  @ObservedObject var shop: Shop

  var body: some View {
    Text("\(shop.title) \(shop.items.count) \(shop.others) \(shop.size(1))")
    Button("Add") { shop.add() }
  }
}

struct PollView: View {
  @ObservedObject var shop: Shop

  var body: some View {
    Text(shop.total)
    Button("\(shop.polls)") { shop.poll() }
  }
}
