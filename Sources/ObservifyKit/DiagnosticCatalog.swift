import ObservifyPasses

/// Every code of the migration.
public enum DiagnosticCatalog {
  /// The code of a model that is used in a file which may not be edited.
  public static let outsidePaths = Catalog.outsidePaths.code

  /// Whether a code is about a whole target: what it says is the same for every unit of it.
  public static func isAboutTarget(_ code: String) -> Bool {
    code == Catalog.deploymentTarget.code
  }

  /// Whether what a code warns of is grave: such warnings come before all others.
  public static func isGrave(_ code: String) -> Bool { Catalog.grave.map(\.code).contains(code) }

  /// Whether a code is about what the tool has taken care of, or what may have been so before: other
  /// warnings of a unit are named first.
  public static func isRoutine(_ code: String) -> Bool {
    Catalog.routine.map(\.code).contains(code)
  }

  /// Whether a code is about what a run may edit, or what a comment keeps, and not about the code.
  public static func isAboutChoice(_ code: String) -> Bool {
    [Catalog.outsidePaths.code, Catalog.deselected.code, Catalog.leftAlone.code].contains(code)
  }

  /// The codes in order.
  public static let all: [CodeDescription] = Catalog.all.map {
    CodeDescription(
      code: $0.code, title: $0.title, explanation: $0.explanation, remedy: $0.remedy,
      example: $0.example.text)
  }

  /// Whether a name is spelled as a code: `OBS205`.
  public static func isCode(_ name: String) -> Bool { DiagnosticCode.isCode(name) }
}
