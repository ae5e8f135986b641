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
        owner[keyPath: storage].wrappedValue = newValue
      }
    }
  }
}

@propertyWrapper
struct Logged<Value> {
  private let key: String
  private var value: Value

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  init(wrappedValue: Value, _ key: String) {
    self.key = key
    value = wrappedValue
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].wrappedValue }
    set {
      if let subject = owner.objectWillChange as? ObservableObjectPublisher {
        subject.send()
        let key = owner[keyPath: storage].key
        // Nothing else is written down.
        for part in key.split(separator: ".") {
          print(part)
        }
        owner[keyPath: storage].wrappedValue = newValue
      }
    }
  }
}

@propertyWrapper
struct Flag {
  private let key: String

  var wrappedValue: Bool {
    get { UserDefaults.standard.bool(forKey: key) }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  init(_ key: String) { self.key = key }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Bool>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Bool {
    get { owner[keyPath: storage].wrappedValue }
    set {
      if let subject = owner.objectWillChange as? ObservableObjectPublisher { subject.send() }
      owner[keyPath: storage].wrappedValue = newValue
    }
  }
}
