import ObservifyKit

/// The line that tells a waiting person how far the run has come.
///
/// It appears only when there is something to wait for, replaces itself, and leaves nothing behind.
struct ProgressLine: Sendable {
  /// How long a run is silent.
  private static let patience = Duration.milliseconds(300)

  /// The least time between two states of the line.
  private static let pace = Duration.milliseconds(50)

  private var last: Duration?

  /// Returns what to print when the run has come to `progress`, `time` after its start.
  mutating func text(for progress: Progress, at time: Duration) -> String {
    guard time >= Self.patience, last.map({ time - $0 >= Self.pace }) ?? true else { return "" }
    last = time
    let share = progress.total > 0 ? " \(progress.done)/\(progress.total)" : ""
    return "\r\u{1B}[K\(progress.phase.rawValue)\(share)"
  }

  /// Returns what removes the line, if it was ever shown.
  func removal() -> String {
    last == nil ? "" : "\r\u{1B}[K"
  }
}
