import Combine
import Foundation

enum Level { case quiet, loud }

public final class Speaker: ObservableObject {
  @Published public var name = "Speaker"
  @Published var level: Level = .quiet
  @Published var limits: [Int] = [1, 2]
  @Published private(set) var sizes = [Int]()
  @Published var tags = Set<String>()
  @Published var range = 0...10
  @Published var logs = [Entry]()
  @Published var note: String?
  @Published var title: String
  @Published var volume = 1
  @Published var describe: (Int) -> String = { "\($0)" }
  @Published var begun = Date()
  @Published var gain = 0 {
    didSet { if gain > 9 { gain = 9 } }
  }

  @Published var balance = 0
  @Published var pitch = 0 {
    didSet { print(pitch) }
  }

  @Published var tone = 0  // Raised at once.

  public init(volume: Int) {
    title = "Title"
    _balance = Published(initialValue: volume)
    _pitch = Published(initialValue: volume)
    self.volume = volume
    let raise = { self.tone += 1 }
    raise()
  }
}

struct Entry {
  let log: Log
}

final class Log {
  private var cancellables: Set<AnyCancellable> = []

  init(_ speaker: Speaker) {
    speaker.$balance.sink { print($0) }.store(in: &cancellables)
    speaker.$pitch.sink { print($0) }.store(in: &cancellables)
    speaker.$name.sink { print($0) }.store(in: &cancellables)
    speaker.$level.sink { print($0) }.store(in: &cancellables)
    speaker.$limits.sink { print($0) }.store(in: &cancellables)
    speaker.$sizes.sink { print($0) }.store(in: &cancellables)
    speaker.$tags.sink { print($0) }.store(in: &cancellables)
    speaker.$range.sink { print($0) }.store(in: &cancellables)
    speaker.$logs.sink { print($0.count) }.store(in: &cancellables)
    speaker.$note.sink { print($0 ?? "none") }.store(in: &cancellables)
    speaker.$title.sink { print($0) }.store(in: &cancellables)
    speaker.$volume.sink { print($0) }.store(in: &cancellables)
    speaker.$describe.sink { print($0(1)) }.store(in: &cancellables)
    speaker.$begun.dropFirst().sink { print($0) }.store(in: &cancellables)
    speaker.$gain.sink { print($0) }.store(in: &cancellables)
    speaker.$tone.sink { print("tone", $0) }.store(in: &cancellables)
  }
}
