import Combine

extension Publisher where Output == String, Failure == Never {
  var isFilled: AnyPublisher<Bool, Never> { check(self.eraseToAnyPublisher()) { !$0.isEmpty } }

  func isLonger(than length: Int) -> AnyPublisher<Bool, Never> {
    isFilled.combineLatest(self).map { $0 && $1.count > length }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  func next(_ count: Int) -> AnyPublisher<Output, Never> {
    self.dropFirst().prefix(count).eraseToAnyPublisher()
  }
}

extension Publisher where Output == Int, Failure == Never {
  func isAbove(_ limit: AnyPublisher<Int, Never>) -> AnyPublisher<Bool, Never> {
    combineLatest(limit).map { $0 > $1 }.eraseToAnyPublisher()
  }
}

/// Nobody who moves uses it.
extension Published.Publisher where Value == Double {
  func rounded() -> AnyPublisher<Int, Never> { map { Int($0) }.eraseToAnyPublisher() }
}

func check<T>(_ values: AnyPublisher<T, Never>, _ isValid: @escaping (T) -> Bool)
  -> AnyPublisher<Bool, Never>
{
  values.map(isValid).eraseToAnyPublisher()
}
