import Combine

final class Shared: ObservableObject {
  static let objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { Self.objectWillChange.send() } }
}

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
}

final class Boxed: ObservableObject {
  @Kept var objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { objectWillChange.send() } }
}

final class Paired: ObservableObject {
  let objectWillChange = ObservableObjectPublisher(), step = 1
  var count = 0 { willSet { objectWillChange.send() } }
}

final class Observed: ObservableObject {
  var objectWillChange = ObservableObjectPublisher() { didSet { print("another") } }
  var count = 0 { willSet { objectWillChange.send() } }
}

final class Platforms: ObservableObject {
  #if DEBUG
    let objectWillChange = ObservableObjectPublisher()
  #else
    let objectWillChange = PassthroughSubject<Void, Never>()
  #endif
  var count = 0 { willSet { objectWillChange.send() } }
}

extension PassthroughSubject {
  convenience init(name: String) {
    self.init()
    print(name)
  }

  convenience init(start: () -> Void) {
    self.init()
    start()
  }
}

final class Named: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>(name: "named")
  var count = 0 { willSet { objectWillChange.send() } }
}

final class Started: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never> { print("starts") }
  var count = 0 { willSet { objectWillChange.send() } }
}
