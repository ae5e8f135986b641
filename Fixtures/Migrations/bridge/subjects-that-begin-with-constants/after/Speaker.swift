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
  public var namePublisher: AnyPublisher<String, Never> { nameSubject.eraseToAnyPublisher() }
  var level: Level = .quiet {
    willSet { levelPublisher.send(newValue) }
  }
  let levelPublisher = CurrentValueSubject<Level, Never>(.quiet)
  var limits: [Int] = [1, 2] {
    willSet { limitsPublisher.send(newValue) }
  }
  let limitsPublisher = CurrentValueSubject<[Int], Never>([1, 2])
  private(set) var sizes = [Int]() {
    willSet { sizesSubject.send(newValue) }
  }
  private let sizesSubject = CurrentValueSubject<[Int], Never>([Int]())
  var sizesPublisher: AnyPublisher<[Int], Never> { sizesSubject.eraseToAnyPublisher() }
  var tags = Set<String>() {
    willSet { tagsPublisher.send(newValue) }
  }
  let tagsPublisher = CurrentValueSubject<Set<String>, Never>(Set<String>())
  var note: String? {
    willSet { notePublisher.send(newValue) }
  }
  let notePublisher = CurrentValueSubject<String?, Never>(nil)
  var title: String {
    willSet { titlePublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titlePublisher = CurrentValueSubject<String, Never>(title)
  var volume = 1 {
    willSet { volumePublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var volumePublisher = CurrentValueSubject<Int, Never>(volume)
  var describe: (Int) -> String = { "\($0)" } {
    willSet { describePublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var describePublisher = CurrentValueSubject<(Int) -> String, Never>(describe)
  var begun = Date() {
    willSet { begunPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var begunPublisher = CurrentValueSubject<_, Never>(begun)
  var gain = 0 {
    willSet { gainPublisher.send(newValue) }
    didSet { if gain > 9 { gain = 9 } }
  }
  @ObservationIgnored private(set) lazy var gainPublisher = CurrentValueSubject<Int, Never>(gain)

  public init(volume: Int) {
    title = "Title"
    self.volume = volume
  }
}

final class Log {
  private var cancellables: Set<AnyCancellable> = []

  init(_ speaker: Speaker) {
    speaker.namePublisher.sink { print($0) }.store(in: &cancellables)
    speaker.levelPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.limitsPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.sizesPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.tagsPublisher.sink { print($0) }.store(in: &cancellables)
    speaker.notePublisher.sink { print($0 ?? "none") }.store(in: &cancellables)
    speaker.titlePublisher.sink { print($0) }.store(in: &cancellables)
    speaker.volumePublisher.sink { print($0) }.store(in: &cancellables)
    speaker.describePublisher.sink { print($0(1)) }.store(in: &cancellables)
    speaker.begunPublisher.dropFirst().sink { print($0) }.store(in: &cancellables)
    speaker.gainPublisher.sink { print($0) }.store(in: &cancellables)
  }
}
