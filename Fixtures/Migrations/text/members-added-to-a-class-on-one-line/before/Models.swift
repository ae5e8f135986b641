import Combine
import SwiftUI

final class Row: ObservableObject { @Published var done = false }

class Base: ObservableObject { func refresh() { objectWillChange.send() } }

final class Cache: Base { private let store = NSMutableSet(); var total: Int { store.count }
    func put() { store.add(total); refresh() } }

final class Settings: ObservableObject { @AppStorage("size") var size = 1 }

final class Rows: ObservableObject { @Published var rows: [Row] = [] { didSet { watch() } }; private var token: AnyCancellable?
    private func watch() { token = Publishers.MergeMany(rows.map(\.objectWillChange)).sink { [weak self] _ in self?.objectWillChange.send() } }
    var left: Int { rows.filter { !$0.done }.count } }

final class Bag: ObservableObject { /* all of it */ let all = NSMutableSet(); private var token: AnyCancellable? ; /* of `all` */ var count: Int { all.count }; let row = Row(); init() { token = row.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } } } // last

final class Heard: ObservableObject { let all = NSMutableSet(); var count: Int { all.count }; func put() { all.add(1); objectWillChange.send() } }

func listen(to heard: Heard) -> AnyCancellable { heard.objectWillChange.sink { print(heard.count) } }
