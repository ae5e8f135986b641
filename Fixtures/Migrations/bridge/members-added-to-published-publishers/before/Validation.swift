import Combine

extension Published.Publisher where Value == String {
  var isFilled: AnyPublisher<Bool, Never> { check(self) { !$0.isEmpty } }

  func isLonger(than length: Int) -> AnyPublisher<Bool, Never> {
    isFilled.combineLatest(self).map { $0 && $1.count > length }.eraseToAnyPublisher()
  }
}

extension Published.Publisher {
  func next(_ count: Int) -> AnyPublisher<Value, Never> {
    self.dropFirst().prefix(count).eraseToAnyPublisher()
  }
}

extension Published<Int>.Publisher {
  func isAbove(_ limit: Published<Int>.Publisher) -> AnyPublisher<Bool, Never> {
    combineLatest(limit).map { $0 > $1 }.eraseToAnyPublisher()
  }
}

/// Nobody who moves uses it.
extension Published.Publisher where Value == Double {
  func rounded() -> AnyPublisher<Int, Never> { map { Int($0) }.eraseToAnyPublisher() }
}

func check<T>(_ values: Published<T>.Publisher, _ isValid: @escaping (T) -> Bool)
  -> AnyPublisher<Bool, Never>
{
  values.map(isValid).eraseToAnyPublisher()
}
