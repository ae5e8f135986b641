// What a trace needs to see a view's updates: whether who reads something of an object is told of a
// change, by the old model or the new one.

import Combine
import Observation

/// Whether a view that reads `content` of an object is updated by `change`.
public func isUpdated<Model: ObservableObject>(
  by model: Model, reading content: () -> Void, _ change: () -> Void
) -> Bool {
  var count = 0
  let listener = model.objectWillChange.sink { _ in count += 1 }
  content()
  change()
  withExtendedLifetime(listener) {}
  return count > 0
}

/// Whether a view that reads `content` of an object is updated by `change`.
public func isUpdated<Model: Observable>(
  by model: Model, reading content: () -> Void, _ change: () -> Void
) -> Bool {
  nonisolated(unsafe) var count = 0
  withObservationTracking(content) { count += 1 }
  change()
  return count > 0
}
