import Combine
import Foundation

final class Clock: ObservableObject {
  let objectWillChange = PassthroughSubject<Date, Never>()
  private var cancellable: AnyCancellable?

  func run(_ timer: AnyPublisher<Date, Never>) {
    cancellable = timer.subscribe(objectWillChange)
  }
}

final class Bell: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  private var cancellable: AnyCancellable?

  func run(_ rings: AnyPublisher<Void, Never>) {
    cancellable = rings.sink(receiveValue: objectWillChange.send)
  }
}

final class Lamp: ObservableObject {
  var objectWillChange = PassthroughSubject<Void, Never>()
  var isOn = false {
    willSet { objectWillChange.send() }
  }

  func replace(_ publisher: PassthroughSubject<Void, Never>) {
    objectWillChange = publisher
  }
}

final class Steps: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  var count = 0

  func step() {
    objectWillChange.send(next())
  }

  private func next() -> Int {
    count += 1
    return count
  }
}

final class Words: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  var words: [String] = []

  func add(_ word: String) {
    objectWillChange.send(word)
    words.append(word)
  }
}

func listen(_ words: Words) -> AnyCancellable {
  words.objectWillChange.sink { print($0) }
}
