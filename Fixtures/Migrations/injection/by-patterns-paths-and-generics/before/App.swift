import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
  @Published var children: [Store] = []
}

final class Draft: ObservableObject {
  @Published var text = ""

  func log() {
    _ = $text.sink { print($0) }
  }
}

enum Phase {
  case loaded(Store)
  case both(Store, draft: Draft)
  case failed
}

struct Failure: Error {}

struct Item {
  var store: Store
  let draft: Draft
}

func same<Value>(_ value: Value) -> Value {
  value
}

struct Box<Value> {
  let value: Value
}

struct Leaf: View {
  var body: some View {
    Text("")
  }
}

struct Patterns: View {
  let phase: Phase
  let result: Result<Store, Failure>
  let optional: Store?
  let pair: (store: Store, Draft)

  var body: some View {
    VStack {
      if case .success(let store) = result { Leaf().environmentObject(store) }
      if case let store? = optional { Leaf().environmentObject(store) }
      switch phase {
      case .loaded(let store): Leaf().environmentObject(store)
      case .both(let store, let draft): Leaf().environmentObject(store).environmentObject(draft)
      case .failed: EmptyView()
      }
      switch result {
      case .success(let store): Leaf().environmentObject(store)
      case .failure: EmptyView()
      }
      Leaf().environmentObject(pair.store).environmentObject(pair.1)
    }
  }

  func parts() -> some View {
    let (store, draft) = pair
    return Leaf().environmentObject(store).environmentObject(draft)
  }
}

struct Paths: View {
  let items: [Item]
  let path: KeyPath<Item, Store>
  let drafts: [String: Draft]
  let make: () -> Store
  let makeLater: () -> () -> Draft

  var body: some View {
    VStack {
      Leaf().environmentObject(items[0][keyPath: path])
      Leaf().environmentObject(items[0][keyPath: \.draft])
      Leaf().environmentObject(items.map(\.store)[0])
      Leaf().environmentObject(drafts["a", default: Draft()])
      Leaf().environmentObject(make()).environmentObject(makeLater()())
      Leaf().environmentObject(same(items[0].store)).environmentObject(same(items[0].draft))
      Leaf().environmentObject(Box(value: items[0].store).value)
    }
  }

  func loops() -> [AnyView] {
    var result: [AnyView] = []
    for (_, draft) in drafts { result.append(AnyView(Leaf().environmentObject(draft))) }
    for (_, item) in items.enumerated() {
      result.append(AnyView(Leaf().environmentObject(item.store)))
    }
    for (item, draft) in zip(items, drafts.values) {
      result.append(AnyView(Leaf().environmentObject(item.store).environmentObject(draft)))
    }
    for case let store? in [items.first?.store] {
      result.append(AnyView(Leaf().environmentObject(store)))
    }
    return result
  }
}

struct Bindings: View {
  @StateObject private var store = Store()

  var body: some View {
    ForEach($store.children, id: \.count) { $child in
      Leaf().environmentObject(child)
    }
  }
}
