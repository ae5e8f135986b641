import Combine
import Foundation
import Observation

struct Hub<Source: AnyObject & Observable> {
  let source: Source
  let counts: AnyPublisher<Int, Never>
}
