// What SwiftUIX has for objects of the environment that may be absent.

import SwiftUI

extension EnvironmentObject {
  /// An object that may be absent.
  @propertyWrapper
  public struct Optional: DynamicProperty {
    /// Bindings to the object's properties.
    public struct Wrapper {}

    public init() {}
    public var wrappedValue: ObjectType? { nil }
    public var projectedValue: Wrapper { Wrapper() }
  }
}

extension View {
  public func optionalEnvironmentObject<B: ObservableObject>(_ object: B?) -> some View { self }
}
