/// How far a run has come.
public struct Progress: Sendable, Hashable {
  /// What a run is doing.
  public enum Phase: String, Sendable {
    /// Reading files.
    case reading
    /// Parsing files.
    case parsing
    /// Joining declarations and working out the plan.
    case planning
  }

  /// What is being done.
  public let phase: Phase

  /// How many files are done.
  public let done: Int

  /// How many files there are.
  public let total: Int

  /// Creates a state of progress.
  public init(phase: Phase, done: Int, total: Int) {
    self.phase = phase
    self.done = done
    self.total = total
  }
}
