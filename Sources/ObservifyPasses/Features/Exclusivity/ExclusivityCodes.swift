extension Feature {
  /// Changes in place that read the property which they change.
  static let exclusivity = Feature(
    codes: [.localCopy, .overlappingAccess], passes: [LocalCopyPass()])
}

extension DiagnosticCode {
  static let localCopy = DiagnosticCode(
    "OBS152", "a change that may read its own property is made on a local copy",
    explanation: """
      '@Published' read the value, changed a copy and wrote it back. The macro changes the storage in
      place, and whatever reads the property meanwhile stops the program ("Simultaneous accesses",
      SE-0176). A copy that is changed and assigned does what '@Published' did.
      """)
  static let overlappingAccess = DiagnosticCode(
    "OBS831", "a change in place may read the property that it changes",
    explanation: """
      '@Published' read the value, changed a copy and wrote it back. The macro changes the storage in
      place, and whatever reads the property meanwhile stops the program ("Simultaneous accesses",
      SE-0176). Here the change is part of a larger expression, so that no copy can be put before it.
      """,
    remedy: """
      Make the change a statement by itself, or change a local copy and assign it.
      """)
}
