import Combine
import Observation

final class Signals: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  private var more: [ObjectWillChangePublisher] = []

  func add() -> ObjectWillChangePublisher {
    let publisher = ObjectWillChangePublisher()
    more.append(publisher)
    return publisher
  }
}

@Observable
final class Inbox {
  var count = 0
  let opened = ObservableObjectPublisher()
  var closed: ObservableObjectPublisher?

  func open() { opened.send() }
}
