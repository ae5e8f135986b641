import ObservifyKit

/// The line that tells a waiting person how far the run has come.
///
/// It appears only when there is something to wait for, replaces itself, and leaves nothing behind.
struct ProgressLine: Sendable {
  /// How long a run is silent.
  private static let patience = Duration.milliseconds(300)

  /// The least time between two states of the line.
  private static let pace = Duration.milliseconds(50)

  private var shown: (phase: Progress.Phase, time: Duration)?

  /// Where the phase was when it was first heard of, for the rate.
  private var begun: (phase: Progress.Phase, completed: Int, time: Duration)?

  /// Returns what to print when the run has come to `progress`, `time` after its start.
  mutating func text(for progress: Progress, at time: Duration) -> String {
    if begun?.phase != progress.phase { begun = (progress.phase, progress.completed, time) }
    guard time >= Self.patience else { return "" }
    if let shown, shown.phase == progress.phase, time - shown.time < Self.pace { return "" }
    shown = (progress.phase, time)
    let share =
      progress.total > 1
      ? " \(progress.completed)/\(progress.total) files\(rate(of: progress, at: time))" : ""
    return "\r\u{1B}[K\(progress.phase.rawValue)\(share)"
  }

  /// How many files a second the phase has done so far, once that can be told.
  private func rate(of progress: Progress, at time: Duration) -> String {
    guard let begun else { return "" }
    let span = time - begun.time
    let seconds = Double(span.components.seconds) + Double(span.components.attoseconds) / 1e18
    let done = progress.completed - begun.completed
    guard done > 0, span >= Self.patience else { return "" }
    return ", \(Int((Double(done) / seconds).rounded()))/s"
  }

  /// Returns what removes the line, if it was ever shown.
  func removal() -> String {
    shown == nil ? "" : "\r\u{1B}[K"
  }
}
