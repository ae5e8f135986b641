import SwiftUI

/// Counts.
///
/// Shared by all screens.
@MainActor
@available(iOS 17, *)
@Observable
public final class Counter {
  public private(set) var count = 0
  public init() {}
}
