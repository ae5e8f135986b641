import SwiftUI

enum Log {
  static var lines: [String] = []
}

@Observable
final class Loader {
  var values: [Int] = []

  init() { Log.lines.append("made") }

  static func make() -> Loader {
    let loader = Loader()
    loader.values = [1]
    return loader
  }
}

@Observable
final class Cart {
  var items: [Int] = []

  func load() { items = Log.lines.map(\.count) }
  func save() { Log.lines.append("saved") }
}

struct LoaderView: View {
  @State private var first = Loader.make()
  @State private var second: Loader = {
    let loader = Loader()
    loader.values = [2]
    return loader
  }()
  @State private var third: Cart = {
    let cart = Cart()
    cart.load()
    return cart
  }()
  @State private var fourth: Cart = {
    let cart = Cart()
    cart.save()
    return cart
  }()

  var body: some View {
    Text("\(first.values.count + second.values.count + third.items.count + fourth.items.count)")
  }
}
