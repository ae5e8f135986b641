@_silgen_name("__llvm_profile_begin_counters")
private func beginCounters() -> UnsafeMutablePointer<UInt64>

@_silgen_name("__llvm_profile_end_counters")
private func endCounters() -> UnsafeMutablePointer<UInt64>

/// Counts the work of the project's own code, the same on every machine and under every load.
///
/// The build counts, for coverage, how often each function, branch and body of a loop is entered; the
/// sum of these counters is the number of steps.
enum Steps {
  /// Sets the number of steps to zero.
  static func reset() {
    unsafe counters.update(repeating: 0)
  }

  /// The number of steps since the last reset.
  static var taken: Int {
    unsafe counters.reduce(0) { $0 + Int($1) }
  }

  private static var counters: UnsafeMutableBufferPointer<UInt64> {
    unsafe UnsafeMutableBufferPointer(
      start: beginCounters(), count: endCounters() - beginCounters())
  }
}
