import SwiftUI

@Observable
public final class Counter {
  public var count = 0
  @ObservationIgnored @usableFromInline var step = 1

  public init() {}

  @inlinable
  public func size() -> Int {
    step
  }
}
