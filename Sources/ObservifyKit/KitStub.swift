// A stand-in with the interface that the command line is written against. It migrates nothing.

public import ObservifyText

/// What the person wants of a migration.
public struct Configuration: Sendable {
  /// What becomes of stored properties that were not published.
  public enum Unpublished: String, Sendable, CaseIterable {
    case auto, track, ignore
  }

  /// What becomes of stored properties that were not published.
  public var unpublished: Unpublished = .auto

  /// Whether a child that nothing assigns is written with `let`.
  public var prefersLet = false

  /// Whether models migrate although their target is older than Observation.
  public var ignoresDeploymentTarget = false

  /// The types or codes that migrate; all when empty.
  public var only: [String] = []

  /// The types or codes that stay.
  public var skip: [String] = []

  /// Whether edits are made that may change when something runs or updates.
  public var includesRisky = false

  /// Creates the default configuration.
  public init() {}
}

/// Everything that was read of a project.
public struct ProjectInput: Sendable {
  /// Every Swift file of the project, sorted by path.
  public var sources: [SourceText]

  /// The files that say how the project is built.
  public var manifests: [SourceText]

  /// The paths of the files that may be edited.
  public var editable: Set<String>

  /// Creates an input.
  public init(sources: [SourceText], manifests: [SourceText], editable: Set<String>) {
    self.sources = sources
    self.manifests = manifests
    self.editable = editable
  }
}

/// Something to say about a place in the sources.
public struct Diagnostic: Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// The file.
  public let path: String

  /// The 1-based line; 0 when the diagnostic is about the file as a whole.
  public let line: Int

  /// The 1-based column in UTF-8 bytes.
  public let column: Int

  /// How much it matters.
  public let severity: Severity

  /// What happened, why, and what to do.
  public let message: String

  /// The code, such as `OBS402`; empty for a note.
  public let code: String

  /// The other places involved.
  public let notes: [Diagnostic]

  /// The model that it is about.
  public let model: String?

  /// Creates a diagnostic.
  public init(
    path: String, line: Int, column: Int, severity: Severity, message: String, code: String,
    notes: [Diagnostic] = [], model: String? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.code = code
    self.notes = notes
    self.model = model
  }
}

/// The new content of a file.
public struct FileChange: Sendable {
  /// The file.
  public let path: String

  /// What it holds.
  public let before: [UInt8]

  /// What it is to hold.
  public let after: [UInt8]

  /// Creates a change.
  public init(path: String, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}

/// A model that stays what it is.
public struct KeptModel: Sendable {
  /// The model's name.
  public let name: String

  /// Why it stays.
  public let codes: [String]

  /// Creates a kept model.
  public init(name: String, codes: [String]) {
    self.name = name
    self.codes = codes
  }
}

/// What a migration would do.
public struct MigrationReport: Sendable {
  /// The files that change, sorted by path.
  public var changes: [FileChange] = []

  /// What there is to say, sorted by path, line and column.
  public var diagnostics: [Diagnostic] = []

  /// The names of the models that migrate, sorted.
  public var migrated: [String] = []

  /// The models that stay.
  public var kept: [KeptModel] = []

  /// Whether a file has syntax errors.
  public var hasSyntaxErrors = false

  /// Creates an empty report.
  public init() {}
}

/// How far a migration has come.
public struct Progress: Sendable {
  /// What is being done.
  public enum Phase: String, Sendable {
    case parsing, planning, migrating
  }

  /// What is being done.
  public let phase: Phase

  /// The number of files done.
  public let completed: Int

  /// The number of files in all.
  public let total: Int

  /// Creates a state of progress.
  public init(phase: Phase, completed: Int, total: Int) {
    self.phase = phase
    self.completed = completed
    self.total = total
  }
}

/// The migration of a project.
public struct Migrator: Sendable {
  /// Creates a migrator.
  public init(_ configuration: Configuration = .init()) {}

  /// Returns what a migration would do.
  public func plan(
    _ input: ProjectInput, progress: @Sendable (Progress) -> Void
  ) async -> MigrationReport {
    MigrationReport()
  }
}

/// A code and what it means.
public struct CodeDescription: Sendable {
  /// The code, such as `OBS402`.
  public let code: String

  /// What it says, in a line.
  public let title: String

  /// What it means and what to do.
  public let explanation: String

  /// Creates a description.
  public init(code: String, title: String, explanation: String) {
    self.code = code
    self.title = title
    self.explanation = explanation
  }
}

/// Every code of the migration.
public enum DiagnosticCatalog {
  /// Every code, in order.
  public static let all: [CodeDescription] = []
}

/// A file's tree as text.
public enum SyntaxPrinter {
  /// Returns the tree of a file.
  public static func dump(_ source: SourceText) -> String { "" }

  /// Returns the facts of a file.
  public static func facts(_ source: SourceText) -> String { "" }
}
