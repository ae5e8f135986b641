// Values kept in the user's defaults and in a scene.

@frozen @propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  fileprivate init(stub: Void) {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { stub() }
}

extension AppStorage: @unchecked Sendable {}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {}
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Double {}
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == String {}
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {}
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {}
}

@frozen @propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String) where Value == Int {}
  public init(wrappedValue: Value, _ key: String) where Value == String {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { stub() }
}

/// What a request has found, in order.
public struct FetchedResults<Result>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { fatalError("a stub is for type checking only") }
}

/// Fetches objects from a store.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  public init(sortDescriptors: [SortDescriptor<Result>]) {}
  public var wrappedValue: FetchedResults<Result> {
    fatalError("a stub is for type checking only")
  }
}
