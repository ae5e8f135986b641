import Foundation

@testable import ObservifyHost

/// The system's calls, some of which fail as a test wants it.
final class ScriptedCalls: DiskCalls, @unchecked Sendable {
  private let lock = NSLock()
  private let system = SystemCalls()
  private var total = 0
  private var killed: Int?
  private var signal: (number: Int32, after: Int)?
  private var counts: [String: Int] = [:]
  private var failures: [(name: String?, numbers: ClosedRange<Int>, code: Int32)] = []
  private var actions: [(name: String, number: Int, action: () -> Void)] = []

  /// The number of calls made so far.
  var count: Int { lock.withLock { total } }

  /// Makes the calls with these numbers fail, counted over all kinds of calls.
  func fail(numbers: [Int], code: Int32) {
    failures += numbers.map { (nil, $0...$0, code) }
  }

  /// Does nothing from a call on, as if the process had been killed after the `number` calls before.
  ///
  /// Files are closed all the same, which the system does for a process that is gone.
  func kill(after number: Int) {
    killed = number
  }

  /// Does nothing from the call `number` of one kind on.
  func kill(before name: String, number: Int) {
    before(call: name, number: number) { [unowned self] in
      lock.withLock { killed = total - 1 }
    }
  }

  /// Has a signal arrive once `count` calls are made.
  func signal(_ number: Int32, after count: Int) {
    signal = (number, count)
  }

  /// Makes a range of the renames fail.
  func failMoves(from first: Int, upTo last: Int = .max, code: Int32) {
    failures.append(("move", first...last, code))
  }

  /// Makes every second name for a file fail.
  func failNames(code: Int32) {
    failures.append(("addName", 1...Int.max, code))
  }

  /// Does something just before a call of one kind.
  func before(call name: String, number: Int, _ action: @escaping () -> Void) {
    actions.append((name, number, action))
  }

  func create(_ path: String, permissions: mode_t) throws(SystemError) -> OpenFile {
    try note("create")
    return try system.create(path, permissions: permissions)
  }

  func claim(_ path: String, permissions: mode_t) throws(SystemError) -> OpenFile? {
    try note("claim")
    return try system.claim(path, permissions: permissions)
  }

  func append(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(SystemError) -> Int {
    try note("append")
    return try system.append(bytes, to: file)
  }

  func copyAttributes(of source: OpenFile, to file: OpenFile) throws(SystemError) {
    try note("copyAttributes")
    try system.copyAttributes(of: source, to: file)
  }

  func synchronize(_ file: OpenFile) throws(SystemError) {
    try note("synchronize")
    try system.synchronize(file)
  }

  func finish(_ file: OpenFile) throws(SystemError) {
    // A descriptor is closed even when the system reports a failure.
    try system.finish(file)
    try note("finish")
  }

  func addName(_ name: String, to path: String) throws(SystemError) {
    try note("addName")
    try system.addName(name, to: path)
  }

  func move(_ path: String, to name: String) throws(SystemError) {
    try note("move")
    try system.move(path, to: name)
  }

  func removeName(_ path: String) throws(SystemError) {
    try note("removeName")
    try system.removeName(path)
  }

  func holdSignals() {}

  func pendingSignal() -> Int32? {
    lock.withLock { signal.flatMap { total >= $0.after ? $0.number : nil } }
  }

  func releaseSignals() {}

  private func note(_ name: String) throws(SystemError) {
    lock.lock()
    total += 1
    if let killed, total > killed {
      lock.unlock()
      throw SystemError(code: EIO)
    }
    counts[name, default: 0] += 1
    let (total, count) = (total, counts[name, default: 0])
    lock.unlock()
    for action in actions where action.name == name && action.number == count { action.action() }
    let failure = failures.first { failure in
      failure.name.map { $0 == name && failure.numbers.contains(count) }
        ?? failure.numbers.contains(total)
    }
    if lock.withLock({ killed.map { total > $0 } ?? false }) { throw SystemError(code: EIO) }
    if let failure { throw SystemError(code: failure.code) }
  }
}
