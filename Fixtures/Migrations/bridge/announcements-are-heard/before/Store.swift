import Combine
import SwiftUI

public class Store: ObservableObject { // what is for sale
  @Published public var items: [Int] = []
}

struct StoreView: View {
  @StateObject private var store = Store()
  @State private var changes = 0

  var body: some View {
    Text("\(store.items.count), \(changes)")
      .onReceive(store.objectWillChange) { _ in changes += 1 }
  }
}

func listen(_ stores: [Store]) -> AnyCancellable {
  Publishers.MergeMany(stores.map(\.objectWillChange)).sink { print("stores") }
}

final class Settings: ObservableObject {
  @AppStorage("size") var size = 1
  @Published var name = "s"
}

func listen(_ settings: Settings) -> AnyCancellable {
  settings.objectWillChange.sink { print("settings") }
}

final class Size: ObservableObject {
  @AppStorage("size") var size = 1
  @Published var unit = "cm"
}

final class Box: ObservableObject {
  @Published var name = "b"
  let size = Size()
  private var sink: AnyCancellable?

  init() {
    sink = size.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

func listen(_ box: Box) -> AnyCancellable { box.objectWillChange.sink { print("box") } }
