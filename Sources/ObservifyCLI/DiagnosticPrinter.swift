import ObservifyKit

/// Prints diagnostics as the Swift compiler does: `path:line:column: warning: message [CODE]`.
struct DiagnosticPrinter: Sendable {
  let isColored: Bool

  /// Returns the lines of a diagnostic and its notes.
  func text(of diagnostic: Diagnostic) -> String {
    var place = Visible.text(diagnostic.path)
    if diagnostic.line > 0 { place += ":\(diagnostic.line):\(diagnostic.column)" }
    let severity = diagnostic.severity.rawValue + ":"
    let role: Paint.Role =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    let code = diagnostic.code.isEmpty ? "" : " [\(diagnostic.code)]"
    let line =
      Paint.painted(place + ":", as: .place, if: isColored) + " "
      + Paint.painted(severity, as: role, if: isColored) + " "
      + Visible.text(diagnostic.message) + code + "\n"
    return diagnostic.notes.reduce(line) { $0 + text(of: $1) }
  }
}
