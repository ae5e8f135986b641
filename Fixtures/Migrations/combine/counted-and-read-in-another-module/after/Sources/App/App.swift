import SwiftUI

extension Store {
  public var isEmpty: Bool {
    _ = revision
    return shelf.isEmpty
  }
}

extension Log {
  var count: Int {
    _ = revision
    return shelf.titles.count
  }
}

struct StoreView: View {
  @State private var store = Store()
  @State private var log = Log()

  var body: some View {
    Text(store.isEmpty ? "empty" : "\(log.count)")
    Button("Add") {
      store.add("new")
      log.add("added")
    }
  }
}

final class Heir: Base {
  func add(_ title: String) {
    revision += 1
    shelf.titles[title] = title
  }
}

extension Boxes.Box {
  var isEmpty: Bool {
    _ = revision
    return shelf.isEmpty
  }
}

struct HeirView: View {
  var heir: Heir
  var box: Boxes.Box

  var body: some View { Text(box.isEmpty ? "empty" : "\(heir.count)") }
}
