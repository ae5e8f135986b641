import SwiftUI

enum Log {
    nonisolated(unsafe) static var count = 0
}

struct Store {
    subscript(key: Int) -> Int {
        Log.count += 1
        return key
    }

    subscript(name name: String) -> Int { name.count }
}

struct Row {
    let id: Int

    init(_ id: Int) {
        Log.count += 1
        self.id = id
    }
}

struct PlainRow {
    let id: Int

    init(_ id: Int) { self.id = id }
}

struct Level {
    var value = 0 { didSet { Log.count += 1 } }
    var quiet = 0
}

final class Keyed: ObservableObject {
    @Published var value: Int

    init(store: Store = Store()) { value = store[1] }
}

final class Listed: ObservableObject {
    @Published var rows = [1, 2].map(Row.init)
}

final class Observed: ObservableObject {
    @Published var title = ""
    private var state = Level()

    init() { state.value = 1 }
}

final class Plain: ObservableObject {
    @Published var rows = [1, 2].map(PlainRow.init)
    @Published var value: Int
    private var state = Level()
    private var own = 0 { didSet { Log.count += 1 } }

    init(store: Store = Store()) {
        value = store[name: "a"]
        state.quiet = 1
        own = 1
    }
}

struct KeyedView: View {
    @StateObject private var keyed = Keyed()
    var body: some View { Text("\(keyed.value)") }
}

struct ListedView: View {
    @StateObject private var listed = Listed()
    var body: some View { Text("\(listed.rows.count)") }
}

struct ObservedView: View {
    @StateObject private var observed = Observed()
    var body: some View { Text(observed.title) }
}

struct PlainView: View {
    @StateObject private var plain = Plain()
    var body: some View { Text("\(plain.rows.count) \(plain.value)") }
}

struct Screen: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        KeyedView()
        ListedView()
        ObservedView()
        PlainView()
    }
}
