import Foundation

@propertyWrapper
struct State<Value> {
  var wrappedValue: Value
}

@propertyWrapper
struct Environment<Value> {
  let key: String
  var wrappedValue: Value? { nil }
}

@propertyWrapper
struct StateObject<Value: AnyObject> {
  var wrappedValue: Value
}

final class Store {
  @State var count = 0
}

final class Screen {
  @StateObject var store = Store()
  @Environment(key: "locale") var locale: String?
}
