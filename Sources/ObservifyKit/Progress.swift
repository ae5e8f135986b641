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
  public let completed: Int

  /// How many files there are.
  public let total: Int

  /// Creates a state of progress.
  public init(phase: Phase, completed: Int, total: Int) {
    self.phase = phase
    self.completed = completed
    self.total = total
  }
}
