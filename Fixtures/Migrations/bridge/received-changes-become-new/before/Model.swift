import Combine
import Foundation

enum Level { case low, high }

struct Item: Identifiable, Equatable {
  let id: Int
  var text = ""
}

struct Blob {}

class Model: ObservableObject {
  @Published var text = ""
  @Published var level: Level = .low
  @Published var items: [Item] = []
  @Published var blob = Blob()
  @Published var count: Int?
}
