extension Feature {
  /// Deployment targets, files that do not parse, and comments that ask to leave something alone.
  static let surroundings = Feature(
    codes: [
      .deploymentTarget, .ignored, .brokenFile, .unreadFile,
    ])
}

extension DiagnosticCode {
  static let deploymentTarget = DiagnosticCode(
    "OBS815", "the deployment target is below iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1",
    explanation: """
      '@Observable' and '@Bindable' do not exist there.
      """,
    remedy: """
      Raise the target, or override with '--ignore-deployment-target'.
      """)
  static let ignored = DiagnosticCode(
    "OBS816", "a comment or a generated file asks to leave it",
    explanation: """
      '// observify:ignore' before a declaration, '// observify:ignore-file', or a file marked as
      generated.
      """,
    remedy: """
      Remove the comment to migrate it; for a generated file change what generates it.
      """)
  static let brokenFile = DiagnosticCode(
    "OBS819", "it is named in a file that does not parse",
    explanation: """
      What the file does with the model cannot be told.
      """,
    remedy: """
      Mend the file, or move it out of the project.
      """)
  static let unreadFile = DiagnosticCode(
    "OBS832", "a file that cannot be read may use it",
    explanation: """
      A file or folder of the project cannot be read (OBS901), so what it does with the model cannot be
      told. Private classes, and those that its module does not see, are not kept for it.
      """,
    remedy: """
      Make the file readable, or move it out of the project.
      """, showsObservers: true)
}
