import Combine
import Foundation
import Observation

@Observable
final class Closures {
  static let last = Closures()
  var typed = "" {
    willSet { typedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var typedPublisher = CurrentValueSubject<String, Never>(typed)
  var sent = "" {
    willSet { sentPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var sentPublisher = CurrentValueSubject<String, Never>(sent)
  var result = "" {
    willSet { resultPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var resultPublisher = CurrentValueSubject<String, Never>(result)
  var logged = "" {
    willSet { loggedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var loggedPublisher = CurrentValueSubject<String, Never>(logged)
  var empty = "" {
    willSet { emptyPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var emptyPublisher = CurrentValueSubject<String, Never>(empty)
  var debugged = "" {
    willSet { debuggedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var debuggedPublisher = CurrentValueSubject<String, Never>(debugged)
  var renamed = "" {
    willSet { renamedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var renamedPublisher = CurrentValueSubject<String, Never>(renamed)
  var sorted: [Int] = [] {
    willSet { sortedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var sortedPublisher = CurrentValueSubject<[Int], Never>(sorted)
  var nested = "" {
    willSet { nestedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var nestedPublisher = CurrentValueSubject<String, Never>(nested)
  var inner = "" {
    willSet { innerPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var innerPublisher = CurrentValueSubject<String, Never>(inner)
  var given = "" {
    willSet { givenPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var givenPublisher = CurrentValueSubject<String, Never>(given)
  var ended = "" {
    willSet { endedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var endedPublisher = CurrentValueSubject<String, Never>(ended)
  var completed = "" {
    willSet { completedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var completedPublisher = CurrentValueSubject<String, Never>(completed)
  var unwrapped = "" {
    willSet { unwrappedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var unwrappedPublisher = CurrentValueSubject<String, Never>(unwrapped)
  var compared = "" {
    willSet { comparedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var comparedPublisher = CurrentValueSubject<String, Never>(compared)
  var argument = "" {
    willSet { argumentPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var argumentPublisher = CurrentValueSubject<String, Never>(argument)
  var exchanged = "" {
    willSet { exchangedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var exchangedPublisher = CurrentValueSubject<String, Never>(exchanged)
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
  @ObservationIgnored private lazy var printedPublisher = CurrentValueSubject<String, Never>(printed)
  var dropped = "" {
    willSet { droppedPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var droppedPublisher = CurrentValueSubject<String, Never>(dropped)
  var equal = "" {
    willSet { equalPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var equalPublisher = CurrentValueSubject<String, Never>(equal)
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    printedPublisher.share().sink { print($0) }.store(in: &sinks)
    droppedPublisher.dropFirst().dropFirst().sink { print($0) }.store(in: &sinks)
    equalPublisher.removeDuplicates { $0.count == $1.count }.sink { print($0) }.store(in: &sinks)
  }
}
