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
    willSet { textSubject.send(newValue) }
  }
  private let textSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
  var level: Level = .low
  var items: [Item] = [] {
    willSet { itemsSubject.send(newValue) }
  }
  private let itemsSubject = CurrentValueSubject<[Item], Never>([])
  @ObservationIgnored private(set) lazy var itemsPublisher = itemsSubject.eraseToAnyPublisher()
  var blob = Blob() {
    willSet { blobSubject.send(newValue) }
  }
  private let blobSubject = CurrentValueSubject<Blob, Never>(Blob())
  @ObservationIgnored private(set) lazy var blobPublisher = blobSubject.eraseToAnyPublisher()
  var count: Int?
}
