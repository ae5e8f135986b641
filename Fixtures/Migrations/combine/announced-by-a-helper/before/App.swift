import SwiftUI

final class Shop: ObservableObject {
  private var count = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    changed()
  }

  private func changed() {
    objectWillChange.send()
  }
}

/// Other code may call the function.
final class Basket: ObservableObject {
  private var count = 0
  private var puts = 0

  var status: String { "\(count)" }

  func put() {
    count += 1
    puts += 1
    changed()
  }

  func changed() {
    objectWillChange.send()
  }
}

/// Nothing reads what changes.
final class Log: ObservableObject {
  private var count = 0

  func put() {
    count += 1
    changed()
  }

  func changed() {
    objectWillChange.send()
  }
}

struct ShopView: View {
  @StateObject private var shop = Shop()
  @StateObject private var basket = Basket()
  @StateObject private var log = Log()

  var body: some View {
    Text("\(shop.status) \(basket.status)")
    Button("Put") {
      shop.put()
      basket.put()
      log.put()
    }
  }
}
