import Foundation

#if canImport(Combine)
import Combine
#endif

public final class Counter: ObservableObject {
  @Published public var count = 0
}
