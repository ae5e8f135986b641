import SwiftUI

@Observable
final class Store {
  var count = 0
  var children: [Store] = []
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
      if case .success(let store) = result { Leaf().environment(store) }
      if case let store? = optional { Leaf().environment(store) }
      switch phase {
      case .loaded(let store): Leaf().environment(store)
      case .both(let store, let draft): Leaf().environment(store).environmentObject(draft)
      case .failed: EmptyView()
      }
      switch result {
      case .success(let store): Leaf().environment(store)
      case .failure: EmptyView()
      }
      Leaf().environment(pair.store).environmentObject(pair.1)
    }
  }

  func parts() -> some View {
    let (store, draft) = pair
    return Leaf().environment(store).environmentObject(draft)
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
      Leaf().environment(items[0][keyPath: path])
      Leaf().environmentObject(items[0][keyPath: \.draft])
      Leaf().environment(items.map(\.store)[0])
      Leaf().environmentObject(drafts["a", default: Draft()])
      Leaf().environment(make()).environmentObject(makeLater()())
      Leaf().environment(same(items[0].store)).environmentObject(same(items[0].draft))
      Leaf().environment(Box(value: items[0].store).value)
    }
  }

  func loops() -> [AnyView] {
    var result: [AnyView] = []
    for (_, draft) in drafts { result.append(AnyView(Leaf().environmentObject(draft))) }
    for (_, item) in items.enumerated() {
      result.append(AnyView(Leaf().environment(item.store)))
    }
    for (item, draft) in zip(items, drafts.values) {
      result.append(AnyView(Leaf().environment(item.store).environmentObject(draft)))
    }
    for case let store? in [items.first?.store] {
      result.append(AnyView(Leaf().environment(store)))
    }
    return result
  }
}

struct Bindings: View {
  @State private var store = Store()

  var body: some View {
    ForEach($store.children, id: \.count) { $child in
      Leaf().environment(child)
    }
  }
}
