import Combine

final class Mock: Service {
  @Published var count = 40
  var countPublisher: Published<Int>.Publisher { $count }
}
