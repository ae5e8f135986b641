// Stream's container of dependencies, as far as fixtures use it.

/// Names a value of the container.
public protocol InjectionKey {
  associatedtype Value
  static var currentValue: Value { get set }
}

/// What the container gives by default.
public final class StreamClient {
  public init() {}
}

/// The values of the container, which an app adds to.
public struct InjectedValues {
  public static subscript<Key: InjectionKey>(key: Key.Type) -> Key.Value {
    get { Key.currentValue }
    set { Key.currentValue = newValue }
  }

  public static subscript<Value>(_ keyPath: WritableKeyPath<InjectedValues, Value>) -> Value {
    get { fatalError("a stub is for type checking only") }
    set {}
  }

  public var client: StreamClient {
    get { StreamClient() }
    set {}
  }
}

/// Looks a value up by a key path.
@propertyWrapper
public struct Injected<Value> {
  public init(_ keyPath: WritableKeyPath<InjectedValues, Value>) {}
  public var wrappedValue: Value {
    get { fatalError("a stub is for type checking only") }
    nonmutating set {}
  }
}
