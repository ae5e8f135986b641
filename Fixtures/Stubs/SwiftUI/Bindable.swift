// Bindings to the properties of an `Observable` object. The initializers that take anything exist
// to say, in a diagnostic, what the wrapper is not for.

import Combine

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Bindable<Value> { self }

  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {}
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { stub() }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message:
      "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
  )
  public init(wrappedValue: Value) {}
}

extension Bindable where Value: Observable & AnyObject {
  public init(wrappedValue: Value) {}
  public init(_ wrappedValue: Value) {}
  public init(projectedValue: Bindable<Value>) {}
}

extension Bindable: DynamicProperty where Value: AnyObject {}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { stub() }
}

extension Bindable: Sendable where Value: Sendable {}
