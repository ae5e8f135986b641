import SwiftUI

enum Totals {
  @MainActor static var loads = 0
  @MainActor static var checks = 0
}

@MainActor
final class Store: ObservableObject {
  @Published private(set) var items: [Int] = []
  @Published private(set) var names: [String] = []
  @Published private(set) var isChecked = false

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
}

struct LoadsView: View {
  @ObservedObject var store: Store
  var body: some View {
    Text("\(Totals.loads)")
    Button("Load") { try? store.load() }
    Button("Reload") { Task { try? await store.reload() } }
  }
}

struct ChecksView: View {
  @ObservedObject var store: Store
  var body: some View {
    Text("\(Totals.checks)")
    Button("Check") { try? store.check() }
  }
}

struct StoreView: View {
  @StateObject private var store = Store()
  var body: some View {
    Text("\(store.items.count) \(store.names.count) \(store.isChecked)")
    LoadsView(store: store)
    ChecksView(store: store)
  }
}
