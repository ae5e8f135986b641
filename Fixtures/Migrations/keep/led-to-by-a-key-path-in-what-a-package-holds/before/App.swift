import PartnerKit
import SwiftUI

final class Item {
  let store = Store()
  let title = ""
}

final class Store: ObservableObject {
  @Published var count = 0
}

final class Shelf: ObservableObject {
  @Published var count = 0
}

func announce(_ box: Box<[Item]>) {
  box.value.map(\.store).forEach { $0.objectWillChange.send() }
}

func titles(_ box: Box<[Item]>) -> [String] {
  box.value.map(\.title)
}

struct StoreView: View {
  @ObservedObject var store: Store
  @ObservedObject var shelf: Shelf

  var body: some View { Text("\(store.count) \(shelf.count)") }
}
