// Values and observable objects that views find in their surroundings.

@frozen @propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { stub() }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: Observable & AnyObject {}
  public init<T: Observable & AnyObject>(_ objectType: T.Type) where Value == T? {}
}

extension Environment: @unchecked Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

public struct EnvironmentValues {
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { stub() }
    set {}
  }
  public subscript<T: Observable & AnyObject>(objectType: T.Type) -> T? {
    get { stub() }
    set {}
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  nonisolated public func environment<T: Observable & AnyObject>(_ object: T?) -> some View { self }
}

extension Scene {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
  nonisolated public func environment<T: Observable & AnyObject>(
    _ object: T?
  ) -> some Scene { self }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { stub() }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { stub() }
    set {}
  }
  public var isEnabled: Bool {
    get { stub() }
    set {}
  }
  public var locale: Locale {
    get { stub() }
    set {}
  }
  public var dismiss: DismissAction { stub() }
  public var openURL: OpenURLAction {
    get { stub() }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { stub() }
    set {}
  }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public enum EditMode: Sendable { case inactive, transient, active }

@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
  }

  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
}
