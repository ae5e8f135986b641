import Foundation

protocol ObservableObject: AnyObject {
  func changed()
}

@propertyWrapper
struct Published<Value> {
  var wrappedValue: Value
}

final class Counter: ObservableObject {
  @Published var count = 0

  func changed() {}
}
