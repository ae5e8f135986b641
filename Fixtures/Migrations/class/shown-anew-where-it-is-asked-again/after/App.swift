import SwiftUI

protocol TopicsService: AnyObject {
    func favourites() -> [Int]
    func toggle()
    func load(_ done: @escaping () -> Void)
}

final class Topics: TopicsService {
    var all = [1]
    func favourites() -> [Int] { all }
    func toggle() { all = all.isEmpty ? [1] : [] }
    func load(_ done: @escaping () -> Void) {
        all = all + [2]
        done()
    }
}

@Observable final class Widget {
    var hasFailed = false
    var favourites: [Int] = []
    var selection = "all"
    private let service: TopicsService

    init(service: TopicsService) { self.service = service }

    var hasFavourites: Bool {
        // Update when one of these changes; `Topics.all` is not observable.
        _ = (hasFailed, favourites)
        return service.favourites() != []
    }

    func update() {
        favourites = service.favourites()
    }

    func fetch() {
        service.load { [weak self] in self?.hasFailed = true }
    }

    func select(_ name: String) {
        selection = name
    }

    // `Topics.all` is not observable, and views read it again when `hasFailed` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    // `service` is not observable, and views read it again when `favourites` is assigned.
    private nonisolated func shouldNotifyObservers(_ lhs: [Int], _ rhs: [Int]) -> Bool { true }
}

struct WidgetView: View {
    @State private var widget: Widget
    @State private var isEditing = false
    private let service: TopicsService

    init(service: TopicsService) {
        self.service = service
        _widget = State(wrappedValue: Widget(service: service))
    }

    var body: some View {
        Text(widget.hasFavourites ? "has" : "empty")
        Text("\(widget.hasFailed) \(widget.selection)")
        Button("Fetch") { widget.fetch() }
        Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing, onDismiss: { widget.update() }) {
                EditView(service: service)
            }
        Button("Select") { widget.select("one") }
    }
}

struct EditView: View {
    let service: TopicsService
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Toggle") { service.toggle() }
        Button("Done") { dismiss() }
    }
}

final class Stock {
    static let shared = Stock()
    private(set) var amount = 1
    func take() { amount -= 1 }
    func order() {}
}

@MainActor @Observable final class Shop {
    private(set) var rows: [Int] = []
    var isLoading = false
    var orders = 0
    var title: String {
        // Update when `rows` changes; `Stock.amount` is not observable.
        _ = rows
        return "\(Stock.shared.amount) left"
    }

    func load() async {
        isLoading = true
        await Task.yield()
        rows = Array(0..<Stock.shared.amount)
        isLoading = false
    }

    /// It asks for nothing.
    func order() {
        Stock.shared.order()
        orders += 1
    }
}

struct ShopView: View {
    @State private var shop = Shop()

    var body: some View {
        Header(shop: shop)
        Button("Take") { Stock.shared.take() }
        Button("Load") { Task { await shop.load() } }
        List(shop.rows, id: \.self) { Text("\($0)") }
        Text("\(shop.orders)")
    }
}

struct Header: View {
    var shop: Shop
    var body: some View { Text(shop.title) }
}

@Observable final class Poll {
    private var polls = 0
    var text: String {
        // Update when `polls` changes; `Stock.amount` is not observable.
        _ = polls
        return "\(Stock.shared.amount)"
    }

    func poll() { polls += 1 }
}

struct PollView: View {
    @State private var poll = Poll()

    var body: some View {
        Text(poll.text)
        Button("Poll") { poll.poll() }
    }
}

enum Settings {
    static var isCompact: Bool {
        get { UserDefaults.standard.bool(forKey: "compact") }
        set { UserDefaults.standard.set(newValue, forKey: "compact") }
    }
}

@Observable final class Cellar {
    var bottles: [Int] = []
    var isCompact: Bool {
        // Update when `bottles` changes; `UserDefaults` is not observable.
        _ = bottles
        return Settings.isCompact
    }

    func count() {
        let all = Settings.isCompact ? [1] : [1, 2]
        bottles = all
    }
}

struct CellarView: View {
    @State private var cellar = Cellar()

    var body: some View {
        CellarRow(cellar: cellar)
        Button("Toggle") { Settings.isCompact.toggle() }
        Button("Count") { cellar.count() }
        Text("\(cellar.bottles.count)")
    }
}

struct CellarRow: View {
    var cellar: Cellar
    var body: some View { Text(cellar.isCompact ? "compact" : "wide") }
}
