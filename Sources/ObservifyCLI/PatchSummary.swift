import ObservifyKit
import ObservifyText

/// A patch that is longer than the terminal's screen, summed up: the files with the lines that change,
/// the most first.
enum PatchSummary {
  /// Sums a patch up.
  ///
  /// - Parameters:
  ///   - changes: What the patch changes.
  ///   - diffs: The patch.
  ///   - height: How many lines the screen has.
  ///   - command: The command that prints the patch.
  /// - Returns: The lines to print; nil for a patch that fits on the screen.
  static func text(
    of changes: [FileChange], _ diffs: [UnifiedDiff], height: Int, command: String
  ) -> String? {
    let lines = diffs.reduce(0) { $0 + $1.lines.count }
    guard lines >= height else { return nil }
    let sizes = zip(changes, diffs).map { change, diff in
      (
        path: change.path, added: diff.lines.count { $0.kind == .added },
        removed: diff.lines.count { $0.kind == .removed }
      )
    }
    .sorted { ($1.added + $1.removed, $0.path) < ($0.added + $0.removed, $1.path) }
    // The messages below are to be seen, too.
    let shown = sizes.prefix(max(height / 2, 5))
    let hidden = sizes.count - shown.count
    let rows = shown.map { size in
      padded("+\(size.added)") + padded("-\(size.removed)") + "  " + Visible.text(size.path)
    }
    let rest = hidden == 0 ? [] : ["       and \(hidden) more file\(hidden == 1 ? "" : "s")"]
    let note = "The patch has \(lines) lines. To read it: \(command)"
    return (rows + rest + ["", note, ""]).map { $0 + "\n" }.joined()
  }

  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(7 - text.count, 1)) + text
  }
}
