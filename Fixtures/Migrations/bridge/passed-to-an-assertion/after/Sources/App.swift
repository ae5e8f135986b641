import Combine
import Observation

@Observable
final class Session {
  var name = "" {
    willSet { namePublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var namePublisher = CurrentValueSubject<String, Never>(name)
}

final class Strict: ObservableObject {
  @Published var name = ""
}

@Observable
final class Erased {
  var name = "" {
    willSet { namePublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var namePublisher = CurrentValueSubject<String, Never>(name)
}
