import Foundation
import Observation

#if canImport(Combine)
import Combine
#endif

@Observable
public final class Counter {
  public var count = 0
}
