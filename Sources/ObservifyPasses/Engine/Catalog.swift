/// Every code, in order.
package enum Catalog {
  /// The codes of the migration itself; those of the command line's inputs (`OBS901` and up) are
  /// added by the library around it.
  package static let all: [DiagnosticCode] = Feature.all.flatMap(\.codes).sorted()
}

extension Catalog {
  /// The code of a file that does not parse.
  package static let syntax = DiagnosticCode.syntaxError

  /// The code of a struct, enum or actor that claims to be an observable object.
  package static let notAClass = DiagnosticCode.notAClass

  /// The code of a model that is used in a file which may not be edited.
  package static let outsidePaths = DiagnosticCode.outsidePaths

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

  /// The code of a model that stays unless its coding keys are spelled.
  package static let coded = DiagnosticCode.synthesizedCodable

  /// The code of a model whose target starts at too old a system.
  package static let deploymentTarget = DiagnosticCode.deploymentTarget

  /// The code of a model that a comment keeps.
  package static let leftAlone = DiagnosticCode.ignored

  /// The codes of what was wrong before the migration, which does not change it.
  package static let earlierFaults: Set<DiagnosticCode> = [.inlineObject, .keptFirstObject]

  /// The code of a model that options leave out.
  package static let deselected = DiagnosticCode.deselected

  /// The code of a model that stays because of another one of its unit.
  package static let tiedModel = DiagnosticCode.tiedModel

  /// The code of a class that is observable through something outside of the project.
  package static let outsideObject = DiagnosticCode.externalBase

  /// The code of a comment that asks to leave something alone and is about nothing.
  package static let idleComment = DiagnosticCode.idleComment

  /// The code of a name on the command line that is no model's.
  package static let plainType = DiagnosticCode.plainType
}
