extension Feature {
  /// Types that an object wrapper made run on the main actor.
  static let isolation = Feature(
    codes: [
      .writtenIsolation, .isolation,
    ], passes: [IsolationPass()])
}

extension DiagnosticCode {
  static let writtenIsolation = DiagnosticCode(
    "OBS215", "a type that an object wrapper made run on the main actor gets '@MainActor'",
    explanation: """
      In Swift 5 mode a wrapper on the main actor isolates the struct or class around it (SE-0401), and
      the code there relies on it. Without the wrapper the isolation has to be spelled, and as leniently
      as SwiftUI's wrappers are declared: '@preconcurrency @MainActor'.
      """)
  static let isolation = DiagnosticCode(
    "OBS814", "the isolation of a declaration would change",
    explanation: """
      An object wrapper made its struct run on the main actor, and the project does not say that it is
      built in Swift 5 mode; or a tracked property would need an isolation that its class does not have.
      """,
    remedy: """
      Add '@MainActor' to the declaration.
      """)
}
