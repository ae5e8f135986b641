// Factory, as of 2.3: its containers, and the wrappers that ask them.

import SwiftUI

/// Makes what a container gives.
public struct Factory<T> {
  public var singleton: Factory<T> { self }
  public func callAsFunction() -> T { fatalError("a stub is for type checking only") }
}

/// What factories are declared in.
public final class Container {
  public static let shared = Container()

  public func callAsFunction<T>(_ make: @escaping () -> T) -> Factory<T> {
    fatalError("a stub is for type checking only")
  }
}

/// Gives what a factory makes.
@propertyWrapper
public struct Injected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) {}
  public var wrappedValue: T { fatalError("a stub is for type checking only") }
}

/// Owns the observable object that a factory makes.
@MainActor @propertyWrapper
public struct InjectedObject<T: ObservableObject>: DynamicProperty {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) {}
  public var wrappedValue: T { fatalError("a stub is for type checking only") }
  public var projectedValue: ObservedObject<T>.Wrapper {
    fatalError("a stub is for type checking only")
  }
}

/// Owns the object that a factory makes.
@MainActor @propertyWrapper
public struct InjectedObservable<T: Observable>: DynamicProperty {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) {}
  public var wrappedValue: T { fatalError("a stub is for type checking only") }
  public var projectedValue: Binding<T> { fatalError("a stub is for type checking only") }
}

/// Asks the shared container for what a factory makes.
public func resolve<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T {
  fatalError("a stub is for type checking only")
}
