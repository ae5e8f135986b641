import Combine
import Foundation
import Observation

enum Level { case low, high }

struct Item: Identifiable, Equatable {
  let id: Int
  var text = ""
}

struct Blob {}

@Observable
class Model {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  let textPublisher = CurrentValueSubject<String, Never>("")
  var level: Level = .low
  var items: [Item] = [] {
    willSet { itemsPublisher.send(newValue) }
  }
  let itemsPublisher = CurrentValueSubject<[Item], Never>([])
  var blob = Blob() {
    willSet { blobPublisher.send(newValue) }
  }
  let blobPublisher = CurrentValueSubject<Blob, Never>(Blob())
  var count: Int?
}
