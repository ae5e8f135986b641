import Combine
import Foundation

@propertyWrapper
struct Stored<Value> {
  let key: String
  private var value: Value

  init(wrappedValue: Value, _ key: String) {
    self.key = key
    value = wrappedValue
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { owner[keyPath: storage].value }
    set {
      announce(owner)
      owner[keyPath: storage].value = newValue
    }
  }

  private static func announce<Owner: ObservableObject>(_ owner: Owner)
  where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    owner.objectWillChange.send()
  }
}

final class Settings: ObservableObject {
  @Published var name = ""
  @Stored("sound") var sound = true
}
