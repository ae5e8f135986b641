@propertyWrapper
struct Published<Value> {
  var wrappedValue: Value
}
