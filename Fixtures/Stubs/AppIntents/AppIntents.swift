// App Intents, as far as fixtures use it.

@_exported import Foundation

/// A text to be looked up in the app's tables.
public struct LocalizedStringResource: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}

/// What an intent gives back.
public protocol IntentResult {}

/// An action of the app.
public protocol AppIntent {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  init()
  func perform() async throws -> PerformResult
}

/// Nothing.
public struct EmptyResult: IntentResult {}

extension IntentResult where Self == EmptyResult {
  public static func result() -> EmptyResult { EmptyResult() }
}

/// A value that the app has added to its dependencies.
@propertyWrapper
public struct AppDependency<Value> {
  public init() {}
  public var wrappedValue: Value { fatalError("a stub is for type checking only") }
}

extension AppIntent {
  public typealias Dependency<Value> = AppDependency<Value>
}
