import ObservifyHost
import ObservifyKit

/// A run as commands for the log of GitHub Actions, which shows them as annotations.
///
/// `::warning file=A.swift,line=12,col=7,title=OBS402::'Model' is kept: …`
enum GitHubReport {
  /// Returns one command a line: what failed, what migrates, and what a person should look at.
  static func text(of outcome: RunOutcome) -> String {
    let results = (outcome.unitResults + outcome.shownDiagnostics).map(command)
    return results.map { $0 + "\n" }.joined()
  }

  private static func command(_ diagnostic: Diagnostic) -> String {
    let level =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = ["file=" + property(diagnostic.path)]
    if diagnostic.line > 0 {
      properties += ["line=\(diagnostic.line)", "col=\(diagnostic.column)"]
    }
    if !diagnostic.code.isEmpty { properties.append("title=" + property(diagnostic.code)) }
    let lines =
      [diagnostic.message]
      + diagnostic.notes.map {
        $0.line > 0
          ? "\($0.path):\($0.line):\($0.column): \($0.message)" : "\($0.path): \($0.message)"
      }
    return "::\(level) \(properties.joined(separator: ","))::"
      + lines.map { data(Visible.text($0)) }.joined(separator: "%0A")
  }

  /// Escapes the text of a command, as the runner reads it.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escapes a property of a command, as the runner reads it; other control characters are shown.
  private static func property(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      default: Visible.text(String(scalar))
      }
    }.joined()
  }
}

/// A run as a build log that Xcode shows as issues: `/full/path:line:column: warning: message`.
enum XcodeReport {
  /// Returns one issue a line: what failed, what migrates, and what a person should look at.
  static func text(of outcome: RunOutcome) -> String {
    let printer = DiagnosticPrinter(isColored: false)
    return (outcome.unitResults + outcome.shownDiagnostics)
      .map { printer.text(of: absolute($0, in: outcome.root)) }.joined()
  }

  private static func absolute(_ diagnostic: Diagnostic, in root: String) -> Diagnostic {
    Diagnostic(
      path: root.appendingPath(diagnostic.path), line: diagnostic.line, column: diagnostic.column,
      severity: diagnostic.severity, message: diagnostic.message, code: diagnostic.code,
      notes: diagnostic.notes.map { absolute($0, in: root) }, model: diagnostic.model)
  }
}
