import Combine
import SwiftUI

@Observable
final class Row { var done = false }

@Observable
class Base {
    func refresh() { revision += 1 }

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0
}

final class Cache: Base {
    private let store = NSMutableSet()
    var total: Int {
        _ = revision
        return store.count
    }
    func put() { store.add(total); refresh() } }

@Observable
final class Settings {
    var size: Int {
        get { access(keyPath: \.size); return storedSize }
        set { withMutation(keyPath: \.size) { storedSize = newValue } }
    }
    @ObservationIgnored @AppStorage("size") private var storedSize = 1
}

@Observable
final class Rows { var rows: [Row] = []
    var left: Int { rows.filter { !$0.done }.count } }

@Observable
final class Bag {
    /* all of it */ let all = NSMutableSet()
    /* of `all` */ var count: Int { _ = revision; return all.count }
    let row = Row()

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    var revision = 0
} // last

final class Heard: ObservableObject { let all = NSMutableSet(); var count: Int { all.count }; func put() { all.add(1); objectWillChange.send() } }

func listen(to heard: Heard) -> AnyCancellable { heard.objectWillChange.sink { print(heard.count) } }
