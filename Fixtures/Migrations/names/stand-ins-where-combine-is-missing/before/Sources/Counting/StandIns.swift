#if !canImport(Combine)
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  var isStandIn: Bool { true }
}

final class Terminal: ObservableObject {
  @Published var line = ""
}
#endif

#if canImport(SwiftUI) && os(iOS) || canImport(Combine)
#else
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
#endif

#if os(Linux) || (os(Windows) && !canImport(SwiftUI))
protocol Cancellable {}
typealias AnyCancellable = any Cancellable
#endif
