import SwiftUI

enum Log {
  static var lines: [String] = []
}

final class Loader: ObservableObject {
  @Published var values: [Int] = []

  init() { Log.lines.append("made") }

  static func make() -> Loader {
    let loader = Loader()
    loader.values = [1]
    return loader
  }
}

final class Cart: ObservableObject {
  @Published var items: [Int] = []

  func load() { items = Log.lines.map(\.count) }
  func save() { Log.lines.append("saved") }
}

struct LoaderView: View {
  @StateObject private var first = Loader.make()
  @StateObject private var second: Loader = {
    let loader = Loader()
    loader.values = [2]
    return loader
  }()
  @StateObject private var third: Cart = {
    let cart = Cart()
    cart.load()
    return cart
  }()
  @StateObject private var fourth: Cart = {
    let cart = Cart()
    cart.save()
    return cart
  }()

  var body: some View {
    Text("\(first.values.count + second.values.count + third.items.count + fourth.items.count)")
  }
}
