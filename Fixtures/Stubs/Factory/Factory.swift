// Factory, as of 2.3: what FactoryKit is called since, and a function of the old style.

@_exported import FactoryKit

/// Asks the shared container for what a factory makes.
public func resolve<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T {
  fatalError("a stub is for type checking only")
}
