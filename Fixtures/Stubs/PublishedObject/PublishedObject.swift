import Combine

/// `@Published` for an object, which passes on what that announces.
@propertyWrapper
public struct PublishedObject<Value> {
  @available(*, unavailable, message: "only in classes")
  public var wrappedValue: Value {
    get { fatalError() }
    // swift-format-ignore
    set {}
  }

  private var value: Value

  public init(wrappedValue: Value)
  where Value: ObservableObject, Value.ObjectWillChangePublisher == ObservableObjectPublisher {
    value = wrappedValue
  }

  public init<Object: ObservableObject>(wrappedValue: Object?)
  where Object? == Value, Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    value = wrappedValue
  }

  public var projectedValue: AnyPublisher<Value, Never> { fatalError() }

  public static subscript<Owner: ObservableObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, PublishedObject<Value>>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { object[keyPath: storage].value }
    set { object[keyPath: storage].value = newValue }
  }
}
