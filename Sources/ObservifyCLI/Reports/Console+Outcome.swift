import ObservifyHost
import ObservifyKit

extension Console {
  /// Prints what came of a run in the form that was asked for, and writes the page about it.
  ///
  /// Messages alone are the form `text`: the patch, if one is to be printed, is printed elsewhere.
  func tell(_ outcome: RunOutcome) async throws(HostError) {
    if let page = outcome.invocation.report {
      try await world.write(Array(HTMLReport.text(of: outcome).utf8), toFile: page)
    }
    switch outcome.invocation.format {
    case .text:
      if verbosity == .normal, !outcome.invocation.isStaged {
        await report(Digest(outcome))
      } else {
        await report(outcome.diagnostics.map(outcome.moves.moved))
      }
      return
    // What is printed is a log, where errors stand beside everything else.
    case .github:
      try await print(GitHubReport.text(of: outcome))
      return
    case .xcode:
      try await print(XcodeReport.text(of: outcome))
      return
    case .json: try await print(JSONReport.text(of: outcome))
    case .sarif: try await print(SARIFReport.text(of: outcome))
    case .markdown: try await print(MarkdownReport.text(of: outcome))
    }
    await report(outcome.diagnostics.filter { $0.severity == .error })
  }
}
