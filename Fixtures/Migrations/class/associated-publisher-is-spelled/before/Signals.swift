import Combine

final class Signals: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  private var more: [ObjectWillChangePublisher] = []

  func add() -> ObjectWillChangePublisher {
    let publisher = ObjectWillChangePublisher()
    more.append(publisher)
    return publisher
  }
}

final class Inbox: ObservableObject {
  @Published var count = 0
  let opened = ObservableObjectPublisher()
  var closed: ObjectWillChangePublisher?

  func open() { opened.send() }
}
