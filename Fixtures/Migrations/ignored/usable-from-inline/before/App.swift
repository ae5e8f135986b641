import SwiftUI

public final class Counter: ObservableObject {
  @Published public var count = 0
  @usableFromInline var step = 1

  public init() {}

  @inlinable
  public func size() -> Int {
    step
  }
}
