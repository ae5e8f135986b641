import Combine
import Foundation

final class Closures: ObservableObject {
  static let last = Closures()
  @Published var typed = ""
  @Published var sent = ""
  @Published var result = ""
  @Published var logged = ""
  @Published var empty = ""
  @Published var debugged = ""
  @Published var renamed = ""
  @Published var sorted: [Int] = []
  @Published var nested = ""
  @Published var inner = ""
  @Published var given = ""
  @Published var ended = ""
  @Published var completed = ""
  @Published var unwrapped = ""
  @Published var compared = ""
  @Published var argument = ""
  @Published var exchanged = ""
  private var level = 0
  private var sinks = Set<AnyCancellable>()

  init() {
    $typed.sink { (text: String) in print(text) }.store(in: &sinks)
    $sent.sink { @Sendable text in print(text) }.store(in: &sinks)
    $result.sink { text -> Void in print(text) }.store(in: &sinks)
    $logged.sink { [unowned self, level] text in print(text, level, self) }.store(in: &sinks)
    $empty.sink { _ in }.store(in: &sinks)
    $debugged.sink { text in
      #if DEBUG
        print(text)
      #endif
    }
    .store(in: &sinks)
    $renamed.sink {
      let renamed = $0 + "!"
      print(renamed)
    }
    .store(in: &sinks)
    $sorted.sink { print($0.sorted { $0 > $1 }) }.store(in: &sinks)
    $nested.sink { [unowned self] in
      print($0)
      $inner.first().sink { print($0) }.store(in: &sinks)
    }
    .store(in: &sinks)
    $given.sink(receiveValue: self.note).store(in: &sinks)
    $ended.sink { _ in print("end") } receiveValue: { print($0) }.store(in: &sinks)
    $completed.sink(receiveCompletion: { _ in print("end") }) { print($0) }.store(in: &sinks)
    $unwrapped.sink { [weak self] text in
      if let self { note(text) }
      print(text)
    }
    .store(in: &sinks)
    $compared.sink { [weak self] text in
      self?.note(text) ?? print("gone")
    }
    .store(in: &sinks)
    $argument.sink { [weak self] text in print(text, self?.level ?? 0) }.store(in: &sinks)
    $exchanged.sink { [self = Closures.last] text in self.note(text) }.store(in: &sinks)
  }

  private func note(_ text: String) {}
}

final class Operators: ObservableObject {
  @Published var printed = ""
  @Published var dropped = ""
  @Published var equal = ""
  private var sinks = Set<AnyCancellable>()

  init() {
    $printed.share().sink { print($0) }.store(in: &sinks)
    $dropped.dropFirst().dropFirst().sink { print($0) }.store(in: &sinks)
    $equal.removeDuplicates { $0.count == $1.count }.sink { print($0) }.store(in: &sinks)
  }
}
