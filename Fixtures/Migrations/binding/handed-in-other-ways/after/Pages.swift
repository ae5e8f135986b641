import SwiftUI
struct Item: Identifiable { var id = 0; var name = "" }
@Observable
final class Store { var items: [Item] = []; var count = 0; var flag = false }
final class Cache { static let shared = Cache(); var last = "" }
struct Row1: View {
    @Binding var item: Item
    var body: some View { Button("r") { Cache.shared.last = "a"; item.name += "x" } }
}
struct Row2: View {
    @Binding var n: Int
    init(_ n: Binding<Int>) { _n = n }
    var body: some View { Button("r2") { Cache.shared.last = "b"; n += 1 } }
}
struct Row3: View {
    @Binding var on: Bool
    var body: some View { Button("r3") { Cache.shared.last = "c"; on.toggle() } }
}
struct Page1: View {
    @Bindable var store: Store
    var body: some View {
        // Update when one of these changes; `Cache.last` is not observable.
        let _ = (store.items, store.count, store.flag)
        Text(Cache.shared.last); ForEach($store.items) { $item in Row1(item: $item) }
    }
}
struct Page2: View {
    @Bindable var store: Store
    var body: some View {
        // Update when one of these changes; `Cache.last` is not observable.
        let _ = (store.items, store.count, store.flag)
        Text(Cache.shared.last); Row2(self.$store.count)
    }
}
struct Page3: View {
    @Bindable var store: Store
    var body: some View {
        // Update when one of these changes; `Cache.last` is not observable.
        let _ = (store.items, store.count, store.flag)
        Text(Cache.shared.last); Row3(on: $store.flag.animation())
    }
}
struct Page4: View {
    var store: Store
    var body: some View {
        // Update when one of these changes; `Cache.last` is not observable.
        let _ = (store.items, store.count, store.flag)
        Text(Cache.shared.last); Row3(on: Binding(get: { store.flag }, set: { store.flag = $0 }))
    }
}
