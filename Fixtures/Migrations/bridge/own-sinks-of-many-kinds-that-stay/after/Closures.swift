import Combine
import Foundation
import Observation

@Observable
final class Closures {
  static let last = Closures()
  var typed = "" {
    willSet { typedPublisher.send(newValue) }
  }
  private let typedPublisher = CurrentValueSubject<String, Never>("")
  var sent = "" {
    willSet { sentPublisher.send(newValue) }
  }
  private let sentPublisher = CurrentValueSubject<String, Never>("")
  var result = "" {
    willSet { resultPublisher.send(newValue) }
  }
  private let resultPublisher = CurrentValueSubject<String, Never>("")
  var logged = "" {
    willSet { loggedPublisher.send(newValue) }
  }
  private let loggedPublisher = CurrentValueSubject<String, Never>("")
  var empty = "" {
    willSet { emptyPublisher.send(newValue) }
  }
  private let emptyPublisher = CurrentValueSubject<String, Never>("")
  var debugged = "" {
    willSet { debuggedPublisher.send(newValue) }
  }
  private let debuggedPublisher = CurrentValueSubject<String, Never>("")
  var renamed = "" {
    willSet { renamedPublisher.send(newValue) }
  }
  private let renamedPublisher = CurrentValueSubject<String, Never>("")
  var sorted: [Int] = [] {
    willSet { sortedPublisher.send(newValue) }
  }
  private let sortedPublisher = CurrentValueSubject<[Int], Never>([])
  var nested = "" {
    willSet { nestedPublisher.send(newValue) }
  }
  private let nestedPublisher = CurrentValueSubject<String, Never>("")
  var inner = "" {
    willSet { innerPublisher.send(newValue) }
  }
  private let innerPublisher = CurrentValueSubject<String, Never>("")
  var given = "" {
    willSet { givenPublisher.send(newValue) }
  }
  private let givenPublisher = CurrentValueSubject<String, Never>("")
  var ended = "" {
    willSet { endedPublisher.send(newValue) }
  }
  private let endedPublisher = CurrentValueSubject<String, Never>("")
  var completed = "" {
    willSet { completedPublisher.send(newValue) }
  }
  private let completedPublisher = CurrentValueSubject<String, Never>("")
  var unwrapped = "" {
    willSet { unwrappedPublisher.send(newValue) }
  }
  private let unwrappedPublisher = CurrentValueSubject<String, Never>("")
  var compared = "" {
    willSet { comparedPublisher.send(newValue) }
  }
  private let comparedPublisher = CurrentValueSubject<String, Never>("")
  var argument = "" {
    willSet { argumentPublisher.send(newValue) }
  }
  private let argumentPublisher = CurrentValueSubject<String, Never>("")
  var exchanged = "" {
    willSet { exchangedPublisher.send(newValue) }
  }
  private let exchangedPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var level = 0
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    typedPublisher.sink { (text: String) in print(text) }.store(in: &sinks)
    sentPublisher.sink { @Sendable text in print(text) }.store(in: &sinks)
    resultPublisher.sink { text -> Void in print(text) }.store(in: &sinks)
    loggedPublisher.sink { [unowned self, level] text in print(text, level, self) }.store(in: &sinks)
    emptyPublisher.sink { _ in }.store(in: &sinks)
    debuggedPublisher.sink { text in
      #if DEBUG
        print(text)
      #endif
    }
    .store(in: &sinks)
    renamedPublisher.sink {
      let renamed = $0 + "!"
      print(renamed)
    }
    .store(in: &sinks)
    sortedPublisher.sink { print($0.sorted { $0 > $1 }) }.store(in: &sinks)
    nestedPublisher.sink { [unowned self] in
      print($0)
      innerPublisher.first().sink { print($0) }.store(in: &sinks)
    }
    .store(in: &sinks)
    givenPublisher.sink(receiveValue: self.note).store(in: &sinks)
    endedPublisher.sink { _ in print("end") } receiveValue: { print($0) }.store(in: &sinks)
    completedPublisher.sink(receiveCompletion: { _ in print("end") }) { print($0) }.store(in: &sinks)
    unwrappedPublisher.sink { [weak self] text in
      if let self { note(text) }
      print(text)
    }
    .store(in: &sinks)
    comparedPublisher.sink { [weak self] text in
      self?.note(text) ?? print("gone")
    }
    .store(in: &sinks)
    argumentPublisher.sink { [weak self] text in print(text, self?.level ?? 0) }.store(in: &sinks)
    exchangedPublisher.sink { [self = Closures.last] text in self.note(text) }.store(in: &sinks)
  }

  private func note(_ text: String) {}
}

@Observable
final class Operators {
  var printed = "" {
    willSet { printedPublisher.send(newValue) }
  }
  private let printedPublisher = CurrentValueSubject<String, Never>("")
  var dropped = "" {
    willSet { droppedPublisher.send(newValue) }
  }
  private let droppedPublisher = CurrentValueSubject<String, Never>("")
  var equal = "" {
    willSet { equalPublisher.send(newValue) }
  }
  private let equalPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    printedPublisher.share().sink { print($0) }.store(in: &sinks)
    droppedPublisher.dropFirst().dropFirst().sink { print($0) }.store(in: &sinks)
    equalPublisher.removeDuplicates { $0.count == $1.count }.sink { print($0) }.store(in: &sinks)
  }
}
