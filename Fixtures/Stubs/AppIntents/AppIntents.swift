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

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
}

/// What the user is asked for.
@propertyWrapper
public final class IntentParameter<Value> {
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value { get { fatalError("a stub is for type checking only") } set {} }
  public var projectedValue: IntentParameter<Value> { self }
}

/// What the user says to run an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public enum Token { case applicationName }
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A phrase with the intent that it runs.
public struct AppShortcut {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
}

public protocol AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { get }
}
