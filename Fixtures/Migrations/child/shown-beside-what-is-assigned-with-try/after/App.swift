import SwiftUI

enum Totals {
  @MainActor static var loads = 0
  @MainActor static var checks = 0
}

@MainActor
@Observable
final class Store {
  private(set) var items: [Int] = []
  private(set) var names: [String] = []
  private(set) var isChecked = false

  private func decode() throws -> [Int] { [1] }
  private func fetch() async throws -> [String] { [] }

  func load() throws {
    Totals.loads += 1
    try items = decode()
  }

  func reload() async throws {
    Totals.loads += 1
    try await names = fetch()
  }

  func check() throws {
    Totals.checks += 1
    isChecked = try items == decode()
  }

  // `Totals.checks` is not observable, and views read it again when `isChecked` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct LoadsView: View {
  var store: Store
  var body: some View {
    // Update when one of these changes; `Totals.loads` is not observable.
    let _ = (store.items, store.names, store.isChecked)
    Text("\(Totals.loads)")
    Button("Load") { try? store.load() }
    Button("Reload") { Task { try? await store.reload() } }
  }
}

struct ChecksView: View {
  var store: Store
  var body: some View {
    // Update when `isChecked` changes; `Totals.checks` is not observable.
    let _ = store.isChecked
    Text("\(Totals.checks)")
    Button("Check") { try? store.check() }
  }
}

struct StoreView: View {
  @State private var store = Store()
  var body: some View {
    Text("\(store.items.count) \(store.names.count) \(store.isChecked)")
    LoadsView(store: store)
    ChecksView(store: store)
  }
}
