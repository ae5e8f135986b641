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

@Observable
final class Keyed {
    var value: Int

    init(store: Store = Store()) { value = store[1] }
}

@Observable
final class Listed {
    var rows = [1, 2].map(Row.init)
}

@Observable
final class Observed {
    var title = ""
    @ObservationIgnored private var state = Level()

    init() { state.value = 1 }
}

@Observable
final class Plain {
    var rows = [1, 2].map(PlainRow.init)
    var value: Int
    @ObservationIgnored private var state = Level()
    @ObservationIgnored private var own = 0 { didSet { Log.count += 1 } }

    init(store: Store = Store()) {
        value = store[name: "a"]
        state.quiet = 1
        own = 1
    }
}

struct KeyedView: View {
    @State private var keyed = Keyed()
    var body: some View { Text("\(keyed.value)") }
}

struct ListedView: View {
    @State private var listed = Listed()
    var body: some View { Text("\(listed.rows.count)") }
}

struct ObservedView: View {
    @State private var observed = Observed()
    var body: some View { Text(observed.title) }
}

struct PlainView: View {
    @State private var plain = Plain()
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
