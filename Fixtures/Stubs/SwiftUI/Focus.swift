// Keyboard focus, and values and objects that the focused view offers to menus.

@frozen @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @frozen @propertyWrapper
  public struct Binding {
    fileprivate init(stub: Void) {}
    public var wrappedValue: Value {
      get { stub() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding { stub() }
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: Observable & AnyObject {}
  public var wrappedValue: Value? { stub() }
}

@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @frozen @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> SwiftUI.Binding<Subject> { stub() }
  }

  nonisolated public init() {}
  public var wrappedValue: ObjectType? { stub() }
  public var projectedValue: Wrapper? { stub() }
  nonisolated public mutating func update() {}
}

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { stub() }
    set {}
  }
}

extension View {
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedValue<T: Observable & AnyObject>(
    _ object: T?
  ) -> some View { self }
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedSceneValue<T: Observable & AnyObject>(
    _ object: T?
  ) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(
    _ object: T?
  ) -> some View { self }
}
