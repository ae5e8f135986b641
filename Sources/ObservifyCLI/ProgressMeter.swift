import ObservifyHost
import ObservifyKit

/// What is known of a run's progress, for a line that is shown anew at a steady pace, whenever there is
/// news: a phase without any is shown as well.
actor ProgressMeter<World: Surroundings> {
  private let console: Console<World>
  private let start: ContinuousClock.Instant
  private var line = ProgressLine()

  /// Creates the meter of work that a person has been waiting for since `start`.
  init(_ console: Console<World>, since start: ContinuousClock.Instant) {
    self.console = console
    self.start = start
  }

  /// Notes how far the run has come; shows at once that it has come to another phase.
  func note(_ progress: Progress) async {
    if line.note(progress, at: ContinuousClock.now - start) { await show() }
  }

  /// Shows how far that is.
  func show() async {
    await console.show(Array(line.text(at: ContinuousClock.now - start).utf8))
  }

  /// Takes the line away.
  func remove() async {
    await console.show(Array(line.removal().utf8))
  }
}
