// The wrappers that hold an `ObservableObject`. All three are bound to the main actor, so before
// Swift 6 a struct that uses one is too; only their initializers are open to everybody.

import Combine

@MainActor @preconcurrency @frozen @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { stub() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { stub() }
  nonisolated public mutating func update() {}
}

@MainActor @preconcurrency @frozen @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @frozen @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { stub() }
  }

  nonisolated public init(initialValue: ObjectType) {}
  nonisolated public init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { stub() }
    set {}
  }
  public var projectedValue: Wrapper { stub() }
  nonisolated public mutating func update() {}
}

@MainActor @preconcurrency @frozen @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @frozen @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { stub() }
  }

  nonisolated public init() {}
  public var wrappedValue: ObjectType { stub() }
  public var projectedValue: Wrapper { stub() }
  nonisolated public mutating func update() {}
}

extension View {
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some View { self }
}

extension Scene {
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some Scene { self }
}
