import Combine

final class Bus {
  let events = PassthroughSubject<String, Never>()
}
