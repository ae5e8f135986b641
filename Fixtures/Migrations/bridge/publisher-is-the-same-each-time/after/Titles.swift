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
