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
  @ObservationIgnored private(set) lazy var textPublisher = CurrentValueSubject<String, Never>(text)
  var level: Level = .low
  var items: [Item] = [] {
    willSet { itemsPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var itemsPublisher = CurrentValueSubject<[Item], Never>(items)
  var blob = Blob() {
    willSet { blobPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var blobPublisher = CurrentValueSubject<Blob, Never>(blob)
  var count: Int?
}
