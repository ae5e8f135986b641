extension Feature {
  /// `import Combine` and `import Observation`.
  static let imports = Feature(
    codes: [
      .addedImport, .removedImport,
    ])
}

extension DiagnosticCode {
  static let addedImport = DiagnosticCode(
    "OBS115", "'import Observation' comes to a file that has no SwiftUI",
    explanation: """
      The macro is declared in Observation, which SwiftUI re-exports and Foundation and Combine do
      not.
      """)
  static let removedImport = DiagnosticCode(
    "OBS116", "'import Combine' goes from a file that uses nothing of it any more",
    explanation: """
      It goes only when no name of Combine is left in the file.
      """)
}
