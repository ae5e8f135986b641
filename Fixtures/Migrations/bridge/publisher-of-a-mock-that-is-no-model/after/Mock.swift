import Combine

final class Mock: Service {
  @Published var count = 40
  var countPublisher: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
}
