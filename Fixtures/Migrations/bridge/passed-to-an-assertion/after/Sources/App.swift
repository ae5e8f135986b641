import Combine
import Observation

@Observable
final class Session {
  var name = "" {
    willSet { namePublisher.send(newValue) }
  }
  let namePublisher = CurrentValueSubject<String, Never>("")
}

final class Strict: ObservableObject {
  @Published var name = ""
}

@Observable
final class Erased {
  var name = "" {
    willSet { namePublisher.send(newValue) }
  }
  let namePublisher = CurrentValueSubject<String, Never>("")
}
