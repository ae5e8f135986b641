import SwiftUI

typealias Callback = @MainActor () -> Void
typealias Spelling = (Int) -> String

enum Money {
    nonisolated(unsafe) static var code = "USD"
}

@MainActor @Observable final class Router {
    var path: [String] = []
}

@MainActor @Observable final class Shop {
    let router: Router
    var title = "Shop"
    private(set) var visits = 0

    init(router: Router) { self.router = router }

    func open() { router.path.append("list") }

    func visit() {
        Money.code += "!"
        visits += 1
    }
}

struct ActionButton: View {
    let text: String
    let callback: Callback

    var body: some View {
        Button { callback() } label: { Text(text) }
    }
}

// What the button is given runs by a tap, and not while this is shown.
struct ShopView: View {
    @Environment(Shop.self) var shop

    var body: some View {
        ActionButton(text: shop.title) { shop.open() }
    }
}

struct Price: View {
    let amount: Int
    let spelling: Spelling
    var body: some View { Text(spelling(amount)) }
}

// What this one is given shows something.
struct PriceView: View {
    var shop: Shop

    var body: some View {
        let _ = shop.visits  // Update when `visits` changes; `Money.code` is not observable.
        Price(amount: 5) { "\($0) \(Money.code)" }
        Text(shop.title)
    }
}

struct Root: View {
    @State private var router = Router()
    var shop: Shop

    var body: some View {
        Text("\(router.path.count) \(shop.visits)")
        ShopView().environment(shop)
        PriceView(shop: shop)
    }
}
