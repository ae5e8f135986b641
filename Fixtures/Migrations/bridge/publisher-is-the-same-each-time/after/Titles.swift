import Combine
import Observation

protocol Titled: AnyObject, Observable {
  var title: String { get }
  var titles: AnyPublisher<String, Never> { get }
}

@Observable
public final class Book: Titled {
  private(set) var title = "A" {
    willSet { titlePublisher.send(newValue) }
  }
  private let titlePublisher = CurrentValueSubject<String, Never>("A")
  public var pages = 1 {
    willSet { pagesSubject.send(newValue) }
  }
  private let pagesSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored public private(set) lazy var pagesPublisher = pagesSubject.eraseToAnyPublisher()
  private var mark = 0 {
    willSet { markSubject.send(newValue) }
  }
  private let markSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private lazy var markPublisher = markSubject.eraseToAnyPublisher()

  @ObservationIgnored private(set) lazy var titles: AnyPublisher<String, Never> = titlePublisher.eraseToAnyPublisher()

  public var marks: AnyPublisher<Int, Never> {
    return markPublisher
  }

  func marks(after page: Int) -> AnyPublisher<Int, Never> { markPublisher }
}

@Observable
open class Shelf {
  var count = 0 {
    willSet { countPublisher.send(newValue) }
  }
  private let countPublisher = CurrentValueSubject<Int, Never>(0)
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  private let nameSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var namePublisher = nameSubject.eraseToAnyPublisher()
  var room = "" {
    willSet { roomSubject.send(newValue) }
  }
  private let roomSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var roomPublisher = roomSubject.eraseToAnyPublisher()

  @ObservationIgnored private(set) lazy var counts: AnyPublisher<Int, Never> = countPublisher.eraseToAnyPublisher()

  var rooms: AnyPublisher<String, Never> {
    print("asked")
    return roomPublisher
  }
}

@Observable
final class Ladder: Shelf {
  var steps = 0 {
    willSet { stepsSubject.send(newValue) }
  }
  private let stepsSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var stepsPublisher = stepsSubject.eraseToAnyPublisher()

  override var counts: AnyPublisher<Int, Never> { stepsPublisher }
}

extension Shelf {
  var names: AnyPublisher<String, Never> { namePublisher }
}
