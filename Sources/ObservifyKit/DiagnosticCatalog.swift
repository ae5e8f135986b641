import ObservifyPasses

/// Every code of the migration.
public enum DiagnosticCatalog {
  /// The code of a model that is declared or used in a file which may not be edited.
  public static let outsidePaths = DiagnosticCode.outsidePaths.code

  /// Whether a code is about a whole target: what it says is the same for every unit of it.
  public static func isAboutTarget(_ code: String) -> Bool {
    code == DiagnosticCode.deploymentTarget.code
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
    [DiagnosticCode.outsidePaths, .deselected, .ignored].map(\.code).contains(code)
  }

  /// An option with which models may migrate that stay without it.
  public enum Opening: Sendable, CaseIterable {
    /// `--combine bridge`: publishers that are used stay as subjects.
    case bridge
    /// `--modernize codable`: the keys of synthesised coding are spelled.
    case codable
  }

  /// The option with which a model may migrate that a code keeps; nil where there is none, or it was
  /// given.
  public static func opening(for code: String, beside configuration: Configuration) -> Opening? {
    if Catalog.bridged.map(\.code).contains(code) {
      return configuration.combine == .keep ? .bridge : nil
    }
    return code == DiagnosticCode.synthesizedCodable.code
      && !configuration.modernizations.contains(.codable)
      ? .codable : nil
  }

  /// The codes in order.
  public static let all: [CodeDescription] = Catalog.all.map {
    CodeDescription(
      code: $0.code, title: $0.title, demand: $0.demand, explanation: $0.explanation,
      remedy: $0.remedy, example: $0.example.text)
  }

  /// Whether a name is spelled as a code: `OBS205`.
  public static func isCode(_ name: String) -> Bool { DiagnosticCode.isCode(name) }
}
