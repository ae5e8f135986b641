import Combine
import Foundation
import Observation

enum Level { case quiet, loud }

@Observable
public final class Speaker {
  public var name = "Speaker" {
    willSet { nameSubject.send(newValue) }
  }
  private let nameSubject = CurrentValueSubject<String, Never>("Speaker")
  @ObservationIgnored public private(set) lazy var namePublisher = nameSubject.eraseToAnyPublisher()
  var level: Level = .quiet {
    willSet { levelSubject.send(newValue) }
  }
  private let levelSubject = CurrentValueSubject<Level, Never>(.quiet)
  @ObservationIgnored private(set) lazy var levelPublisher = levelSubject.eraseToAnyPublisher()
  var limits: [Int] = [1, 2] {
    willSet { limitsSubject.send(newValue) }
  }
  private let limitsSubject = CurrentValueSubject<[Int], Never>([1, 2])
  @ObservationIgnored private(set) lazy var limitsPublisher = limitsSubject.eraseToAnyPublisher()
  private(set) var sizes = [Int]() {
    willSet { sizesSubject.send(newValue) }
  }
  private let sizesSubject = CurrentValueSubject<[Int], Never>([Int]())
  @ObservationIgnored private(set) lazy var sizesPublisher = sizesSubject.eraseToAnyPublisher()
  var tags = Set<String>() {
    willSet { tagsSubject.send(newValue) }
  }
  private let tagsSubject = CurrentValueSubject<Set<String>, Never>(Set<String>())
  @ObservationIgnored private(set) lazy var tagsPublisher = tagsSubject.eraseToAnyPublisher()
  var range = 0...10 {
    willSet { rangeSubject.send(newValue) }
  }
  private let rangeSubject = CurrentValueSubject<ClosedRange<Int>, Never>(0...10)
  @ObservationIgnored private(set) lazy var rangePublisher = rangeSubject.eraseToAnyPublisher()
  var logs = [Entry]() {
    willSet { logsSubject.send(newValue) }
  }
  private let logsSubject = CurrentValueSubject<[Entry], Never>([Entry]())
  @ObservationIgnored private(set) lazy var logsPublisher = logsSubject.eraseToAnyPublisher()
  var note: String? {
    willSet { noteSubject.send(newValue) }
  }
  private let noteSubject = CurrentValueSubject<String?, Never>(nil)
  @ObservationIgnored private(set) lazy var notePublisher = noteSubject.eraseToAnyPublisher()
  var title: String {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored private(set) lazy var titlePublisher = titleSubject.eraseToAnyPublisher()
  var volume = 1 {
    willSet { volumeSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var volumeSubject = CurrentValueSubject<Int, Never>(_volume)
  @ObservationIgnored private(set) lazy var volumePublisher = volumeSubject.eraseToAnyPublisher()
  var describe: (Int) -> String = { "\($0)" } {
    willSet { describeSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var describeSubject = CurrentValueSubject<(Int) -> String, Never>(_describe)
  @ObservationIgnored private(set) lazy var describePublisher = describeSubject.eraseToAnyPublisher()
  var begun = Date() {
    willSet { begunSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var begunSubject = CurrentValueSubject<Date, Never>(_begun)
  @ObservationIgnored private(set) lazy var begunPublisher = begunSubject.eraseToAnyPublisher()
  var gain = 0 {
    willSet { gainSubject.send(newValue) }
    didSet { if gain > 9 { gain = 9 } }
  }
  private let gainSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var gainPublisher = gainSubject.eraseToAnyPublisher()

  var balance = 0 {
    willSet { balanceSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var balanceSubject = CurrentValueSubject<Int, Never>(_balance)
  @ObservationIgnored private(set) lazy var balancePublisher = balanceSubject.eraseToAnyPublisher()
  var pitch = 0 {
    willSet { pitchSubject.send(newValue) }
    didSet { print(pitch) }
  }
  @ObservationIgnored private lazy var pitchSubject = CurrentValueSubject<Int, Never>(_pitch)
  @ObservationIgnored private(set) lazy var pitchPublisher = pitchSubject.eraseToAnyPublisher()

  var tone = 0 {  // Raised at once.
    willSet { toneSubject.send(newValue) }
  }
  private let toneSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var tonePublisher = toneSubject.eraseToAnyPublisher()

  public init(volume: Int) {
    title = "Title"
    balance = volume
    _pitch = volume
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
    speaker.balancePublisher.sink { print($0) }.store(in: &cancellables)
    speaker.pitchPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.namePublisher.sink { print($0) }.store(in: &cancellables)
    speaker.levelPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.limitsPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.sizesPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.tagsPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.rangePublisher.sink { print($0) }.store(in: &cancellables)
    speaker.logsPublisher.sink { print($0.count) }.store(in: &cancellables)
    speaker.notePublisher.sink { print($0 ?? "none") }.store(in: &cancellables)
    speaker.titlePublisher.sink { print($0) }.store(in: &cancellables)
    speaker.volumePublisher.sink { print($0) }.store(in: &cancellables)
    speaker.describePublisher.sink { print($0(1)) }.store(in: &cancellables)
    speaker.begunPublisher.dropFirst().sink { print($0) }.store(in: &cancellables)
    speaker.gainPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.tonePublisher.sink { print("tone", $0) }.store(in: &cancellables)
  }
}
