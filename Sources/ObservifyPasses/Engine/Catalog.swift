/// Every code, in order.
package enum Catalog {
  /// The codes of the migration itself; those of the command line's inputs (`OBS901` and up) are
  /// added by the library around it.
  package static let all: [DiagnosticCode] = Feature.all.flatMap(\.codes).sorted()

  /// Codes of what to look at before all others of a unit and of a run: what stops the program where it
  /// is used, and what may go on unseen.
  package static let grave: [DiagnosticCode] = [.lateEnvironment, .eagerInitialValue]

  /// What is taken care of, or may have been so before.
  package static let routine: [DiagnosticCode] = [
    .countedAnnouncement, .unreadTrigger, .latePreview, .mendedOwnership,
  ]

  /// Codes of models that stay unless their publishers are kept, as subjects.
  package static let bridged: [DiagnosticCode] = [
    .publisherInside, .publisherOutside, .willChangeOutside,
  ]

  /// The codes of what was wrong before the migration, which does not change it.
  package static let earlierFaults: Set<DiagnosticCode> = [.inlineObject, .keptFirstObject]
}
