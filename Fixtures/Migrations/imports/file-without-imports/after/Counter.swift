// Counts what is counted.

import Observation

// The counter.
@Observable
final class Counter {
  var count = 0
}
