// The app, its scenes and its menus.

import Combine

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { stub() }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene { TupleScene() }
}

public struct TupleScene: PrimitiveScene {
  nonisolated init() {}
}

public struct WindowGroup<Content: View>: PrimitiveScene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct Window<Content: View>: PrimitiveScene {
  nonisolated public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}
}

public struct Settings<Content: View>: PrimitiveScene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Scene {
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some Scene { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
}

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { stub() }
}

extension Never: Commands {}

@resultBuilder
public struct CommandsBuilder {
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { TupleCommands() }
}

public struct TupleCommands: PrimitiveCommands {
  nonisolated init() {}
}

public struct CommandMenu<Content: View>: PrimitiveCommands {
  nonisolated public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: PrimitiveCommands {
  nonisolated public init(
    replacing placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// Makes and keeps the delegate of the app.
///
/// One that can be observed also goes into the environment.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { stub() }
  nonisolated public mutating func update() {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { stub() }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
