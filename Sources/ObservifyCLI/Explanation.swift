import ObservifyKit

/// The answers of `--explain`.
enum Explanation {
  /// Returns all codes, one a line.
  static func list() -> String {
    CodeDescription.everything.map { "\($0.code)  \($0.title)\n" }.joined()
  }

  /// Returns what a code means and what to do about it.
  ///
  /// - Throws: ``UsageError/unknownCode(_:nearest:)`` when there is no such code.
  static func text(of code: String) throws(UsageError) -> String {
    let all = CodeDescription.everything
    guard let found = all.first(where: { $0.code == code.uppercased() }) else {
      throw .unknownCode(code, nearest: Spelling.nearest(to: code, in: all.map(\.code)))
    }
    let explanation = found.explanation
    return "\(found.code): \(found.title)\n\n\(explanation)"
      + (explanation.hasSuffix("\n") ? "" : "\n")
  }
}
