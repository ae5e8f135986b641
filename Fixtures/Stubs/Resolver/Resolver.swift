// Resolver's wrappers, as of 1.5.

import SwiftUI

/// Finds what is registered for a type.
public final class Resolver {
  /// Tells apart what is registered for one type.
  public struct Name: ExpressibleByStringLiteral {
    public init(stringLiteral: String) {}
  }

  public static let main = Resolver()

  @discardableResult
  public static func register<Service>(_ make: @escaping () -> Service) -> Resolver { main }
  public static func resolve<Service>() -> Service {
    fatalError("a stub is for type checking only")
  }
}

/// Gives what is registered.
@propertyWrapper
public struct Injected<Service> {
  public init() {}
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {}
  public var wrappedValue: Service { fatalError("a stub is for type checking only") }
  public var projectedValue: Injected<Service> { self }
}

/// Observes the object that is registered.
@propertyWrapper
public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
  public init() {}
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {}
  public var wrappedValue: Service { fatalError("a stub is for type checking only") }
  public var projectedValue: ObservedObject<Service>.Wrapper {
    fatalError("a stub is for type checking only")
  }
}
