import SwiftUI

/// Counts.
///
/// Shared by all screens.
@MainActor
@available(iOS 17, *)
public final class Counter: ObservableObject {
  @Published public private(set) var count = 0
  public init() {}
}
