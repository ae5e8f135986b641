import ObservifyKit

/// The line that tells a waiting person how far the run has come.
///
/// It appears only when there is something to wait for, replaces itself, and leaves nothing behind.
struct ProgressLine: Sendable {
  /// How long a run is silent.
  private static let patience = Duration.milliseconds(300)

  /// The time between two looks at how far the run has come.
  static let pace = Duration.milliseconds(100)

  private var latest: (progress: Progress, time: Duration)?

  /// Where the phase was when it was first heard of, for the rate.
  private var begun: (completed: Int, time: Duration)?

  private var shown = ""

  /// Notes that the run has come to `progress`, `time` after its start; returns whether that is
  /// another phase.
  mutating func note(_ progress: Progress, at time: Duration) -> Bool {
    let isNew = latest?.progress.phase != progress.phase
    if isNew { begun = (progress.completed, time) }
    latest = (progress, time)
    return isNew
  }

  /// Returns what to print `time` after the start of the run; nothing if that is shown already.
  mutating func text(at time: Duration) -> String {
    guard let latest, time >= Self.patience else { return "" }
    let progress = latest.progress
    let share =
      progress.total > 1 ? " \(progress.completed)/\(progress.total) files\(rate)" : ""
    let text = progress.phase.rawValue + share
    if text == shown { return "" }
    shown = text
    return "\r\u{1B}[K\(text)"
  }

  /// How many files a second the phase has done so far, once that can be told.
  private var rate: String {
    guard let latest, let begun else { return "" }
    let span = latest.time - begun.time
    let seconds = Double(span.components.seconds) + Double(span.components.attoseconds) / 1e18
    let done = latest.progress.completed - begun.completed
    guard done > 0, span >= Self.patience else { return "" }
    return ", \(Int((Double(done) / seconds).rounded()))/s"
  }

  /// Returns what removes the line, if it was ever shown.
  func removal() -> String {
    shown.isEmpty ? "" : "\r\u{1B}[K"
  }
}
