import Combine
import Observation

protocol Service: AnyObject {
  var count: Int { get set }
  var countPublisher: AnyPublisher<Int, Never> { get }
}
@Observable
final class Live: Service {
  var count = 1 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var countPublisher: AnyPublisher<Int, Never> = countSubject.eraseToAnyPublisher()
}
