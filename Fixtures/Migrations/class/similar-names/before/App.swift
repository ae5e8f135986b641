import Foundation

protocol MyObservableObject: AnyObject {}

protocol ObservableObjects {}

@propertyWrapper
struct PublishedValue<Value> {
  var wrappedValue: Value
}

final class Counter: MyObservableObject, ObservableObjects {
  @PublishedValue var count = 0
  var published = 0
  var stateObject: Counter?

  func environmentObject(_ counter: Counter) {
    stateObject = counter
  }
}
