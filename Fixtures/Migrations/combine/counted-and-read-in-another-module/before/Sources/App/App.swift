import SwiftUI

extension Store {
  public var isEmpty: Bool { shelf.isEmpty }
}

extension Log {
  var count: Int { shelf.titles.count }
}

struct StoreView: View {
  @StateObject private var store = Store()
  @StateObject private var log = Log()

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
    objectWillChange.send()
    shelf.titles[title] = title
  }
}

extension Boxes.Box {
  var isEmpty: Bool { shelf.isEmpty }
}

struct HeirView: View {
  @ObservedObject var heir: Heir
  @ObservedObject var box: Boxes.Box

  var body: some View { Text(box.isEmpty ? "empty" : "\(heir.count)") }
}
