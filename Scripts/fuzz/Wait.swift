import Dispatch
import Synchronization

/// Runs an asynchronous function to its end, from a thread that may wait.
func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let outcome = Outcome<Value>()
  let done = DispatchSemaphore(value: 0)
  Task {
    let value = await work()
    outcome.value.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  guard let value = outcome.value.withLock({ $0 }) else { fatalError("no value was left") }
  return value
}

private final class Outcome<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
