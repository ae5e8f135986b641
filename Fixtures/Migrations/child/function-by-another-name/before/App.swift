import SwiftUI

typealias Callback = @MainActor () -> Void
typealias Spelling = (Int) -> String

enum Money {
    nonisolated(unsafe) static var code = "USD"
}

@MainActor final class Router: ObservableObject {
    @Published var path: [String] = []
}

@MainActor final class Shop: ObservableObject {
    let router: Router
    @Published var title = "Shop"
    @Published private(set) var visits = 0

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
    @EnvironmentObject var shop: Shop

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
    @ObservedObject var shop: Shop

    var body: some View {
        Price(amount: 5) { "\($0) \(Money.code)" }
        Text(shop.title)
    }
}

struct Root: View {
    @StateObject private var router = Router()
    @ObservedObject var shop: Shop

    var body: some View {
        Text("\(router.path.count) \(shop.visits)")
        ShopView().environmentObject(shop)
        PriceView(shop: shop)
    }
}
