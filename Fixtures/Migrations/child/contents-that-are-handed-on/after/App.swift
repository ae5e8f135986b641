import SwiftUI

enum Money {
    static var code = "USD"
    static let symbol = "$"
}

@Observable
final class Shop {
    var title = "shop"
    private(set) var visits = 0

    func visit() {
        Money.code += "!"
        visits += 1
    }
}

/// Keeps its contents by a parameter without a label.
struct Framed<Content: View>: View {
    var shop: Shop
    let content: () -> Content

    init(_ shop: Shop, @ViewBuilder _ content: @escaping () -> Content) {
        self.shop = shop
        self.content = content
    }

    var body: some View {
        let _ = shop.visits  // Update when `visits` changes; `Money.code` is not observable.
        content()
    }
}

/// The same with contents that show nothing else.
struct Plain<Content: View>: View {
    var shop: Shop
    let content: () -> Content

    init(_ shop: Shop, @ViewBuilder _ content: @escaping () -> Content) {
        self.shop = shop
        self.content = content
    }

    var body: some View {
        content()
    }
}

/// May be made without contents.
struct Titled: View {
    var shop: Shop
    let text: () -> String

    init(_ shop: Shop, _ given: (() -> String)? = nil) {
        self.shop = shop
        text = given ?? { "-" }
    }

    var body: some View {
        let _ = shop.visits  // Update when `visits` changes; `Money.code` is not observable.
        Text(text())
    }
}

/// Gets its contents from a function.
struct Observed<Content: View>: View {
    var shop: Shop
    @ViewBuilder let content: () -> Content

    var body: some View {
        let _ = shop.visits  // Update when `visits` changes; `Money.code` is not observable.
        content()
    }
}

extension Shop {
    func observed<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
        Observed(shop: self, content: content)
    }
}

/// Gets its contents from another view.
struct Inner: View {
    var shop: Shop
    let text: () -> String

    var body: some View {
        let _ = shop.visits  // Update when `visits` changes; `Money.code` is not observable.
        Text(text())
    }
}

struct Outer: View {
    let shop: Shop
    let text: () -> String

    var body: some View {
        Inner(shop: shop, text: text)
    }
}

/// Has a list of them.
struct Lines: View {
    var shop: Shop
    let texts: [() -> String]

    var body: some View {
        let _ = shop.visits  // Update when `visits` changes; `Money.code` is not observable.
        ForEach(0..<texts.count, id: \.self) { place in
            Text(texts[place]())
        }
    }
}

struct Actions: View {
    var shop: Shop
    let actions: [() -> Void]

    var body: some View {
        ForEach(0..<actions.count, id: \.self) { place in
            Button("Run") { actions[place]() }
        }
    }
}

/// Is made twice: one reads what changes with what the other shows.
struct Card<Content: View>: View {
    var shop: Shop
    @ViewBuilder let content: (Shop) -> Content

    var body: some View {
        let _ = shop.visits  // Update when `visits` changes; `Money.code` is not observable.
        content(shop)
    }
}

/// Is made twice, and reads that itself.
struct Badge<Content: View>: View {
    var shop: Shop
    @ViewBuilder let content: (Shop) -> Content

    var body: some View {
        Text("\(shop.visits)")
        content(shop)
    }
}

struct ShopView: View {
    @State private var shop = Shop()

    var body: some View {
        Framed(shop) { Text(Money.code) }
        Plain(shop) { Text(Money.symbol) }
        Titled(shop) { Money.code }
        shop.observed { Text(Money.code) }
        Outer(shop: shop) { Money.code }
        Lines(shop: shop, texts: [{ Money.code }, { "-" }])
        Actions(shop: shop, actions: [{ Money.code = "EUR" }])
        Card(shop: shop) { Text("\($0.visits)") }
        Card(shop: shop) { shop in
            Text(shop.title)
            Text(Money.code)
        }
        Badge(shop: shop) { Text($0.title) }
        Badge(shop: shop) { shop in
            Text(shop.title)
            Text(Money.code)
        }
        Button("Visit") { shop.visit() }
    }
}
