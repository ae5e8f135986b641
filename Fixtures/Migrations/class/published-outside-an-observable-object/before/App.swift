import Combine

final class Sensor {
  @Published private(set) var value = 0.0

  func start(_ receive: @escaping (Double) -> Void) -> AnyCancellable {
    $value.sink(receiveValue: receive)
  }
}
