import Combine
import Foundation

@propertyWrapper
struct Setting<Value> {
  private let key: String
  private let initial: Value

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  init(wrappedValue: Value, _ key: String) {
    self.key = key
    initial = wrappedValue
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].wrappedValue }
    set {
      if let subject = owner.objectWillChange as? ObservableObjectPublisher {
        subject.send()  // Before the change.
        owner[keyPath: storage].wrappedValue = newValue
      } else {
        print("unchanged")
      }
    }
  }
}
