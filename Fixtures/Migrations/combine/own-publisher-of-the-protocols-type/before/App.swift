import Combine

final class Named: ObservableObject {
  let objectWillChange: ObjectWillChangePublisher = ObservableObjectPublisher()
  var title = "" {
    willSet { objectWillChange.send() }
  }
}
