import Foundation
#if canImport(Combine)
import Combine
#endif

final class Counter: ObservableObject {
  @Published var count = 0
}
