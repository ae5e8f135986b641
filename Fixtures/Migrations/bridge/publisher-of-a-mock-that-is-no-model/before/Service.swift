import Combine

protocol Service: AnyObject {
  var count: Int { get set }
  var countPublisher: Published<Int>.Publisher { get }
}
final class Live: ObservableObject, Service {
  @Published var count = 1
  var countPublisher: Published<Int>.Publisher { $count }
}
