import Combine
import Foundation

enum Forms {
  final class Form: ObservableObject, Codable {
    var name = ""
    var size = 1 }
}

final class Store {
  var names: [String] = []
}

final class Counter: ObservableObject {
  private let store = Store()
  var count: Int {
    store.names.count
  }

  func load() { store.names = ["a"]; objectWillChange.send() } }
