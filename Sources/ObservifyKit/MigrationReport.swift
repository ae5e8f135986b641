/// What a migration would do, and what it has to say.
public struct MigrationReport: Sendable {
  /// The files that change, by path.
  public var changes: [FileChange]

  /// What a person should know, by path, line and column.
  public var diagnostics: [Diagnostic]

  /// The names of the models that migrate, sorted.
  public var migrated: [String]

  /// The names of what is brought up to date beside the models, sorted: keys of the environment, views.
  public var modernized: [String] = []

  /// The models that are kept, sorted by name.
  public var kept: [KeptModel]

  /// The names of the models that nobody asked for: options leave them out, or nothing of their unit
  /// is in a file that may be edited.
  public var leftOut: [String]

  /// The names of the classes that are `@Observable` already, sorted.
  public var observable: [String]

  /// The units of the project, those that migrate first and in order; empty unless
  /// ``Configuration/listsUnits`` asks for them.
  public var units: [MigrationUnit]

  /// The modules that files import, and whose sources are neither part of the project nor in a place
  /// where package managers keep them: those that most files import first.
  public var missingModules: [String] = []

  /// What is wrong with the names in ``Configuration/only`` and ``Configuration/skip``; nothing
  /// should be written then.
  public var nameProblems: [NameProblem]

  /// The names of the models that migrate and that a library of the project's package offers to other
  /// repositories, sorted.
  public var offered: [String] = []

  /// Whether a file of the project does not parse.
  public var hasSyntaxErrors: Bool

  /// How many names the code alone does not tell the type of, and how many of them a build's index
  /// knew; nil where there was no index.
  public var indexAnswers: (asked: Int, answered: Int)?

  /// What is wrong with the types that the project states.
  public var factProblems: [FactProblem] = []

  /// What keeps models because its type cannot be told, and would not if the project stated it.
  ///
  /// What keeps most comes first. Empty unless ``Configuration/listsUnits`` asks for it.
  public var openTypes: [OpenType] = []

  /// The wrappers from outside that keep models, and would not if the project stated that they need no
  /// `ObservableObject`.
  ///
  /// What keeps most comes first. Empty unless ``Configuration/listsUnits`` asks for it.
  public var openWrappers: [OpenWrapper] = []

  /// Creates a report.
  public init(
    changes: [FileChange] = [], diagnostics: [Diagnostic] = [], migrated: [String] = [],
    kept: [KeptModel] = [], leftOut: [String] = [], observable: [String] = [],
    units: [MigrationUnit] = [], nameProblems: [NameProblem] = [], hasSyntaxErrors: Bool = false
  ) {
    self.changes = changes
    self.diagnostics = diagnostics
    self.migrated = migrated
    self.kept = kept
    self.leftOut = leftOut
    self.observable = observable
    self.units = units
    self.nameProblems = nameProblems
    self.hasSyntaxErrors = hasSyntaxErrors
  }
}

/// A name that selects no unit.
public enum NameProblem: Sendable, Hashable {
  /// No type of the project has the name; `known` are the names of all models.
  case unknown(String, known: [String])

  /// Several units have it; `candidates` are names that tell them apart.
  case ambiguous(String, candidates: [String])
}

/// A property wrapper from outside of which nobody could tell what it asks for.
public struct OpenWrapper: Sendable, Hashable {
  /// Its name as it is written.
  public let name: String

  /// How many models it keeps.
  public let kept: Int

  /// Creates an open wrapper.
  public init(name: String, kept: Int) {
    self.name = name
    self.kept = kept
  }
}

/// An expression, or a declared name, whose type cannot be told.
public struct OpenType: Sendable, Hashable {
  /// The file's path as it was given.
  public let path: String

  /// The 1-based line.
  public let line: Int

  /// The 1-based column in UTF-8 bytes.
  public let column: Int

  /// The expression as it is written; nil for a declared name.
  public let expression: String?

  /// How many models it keeps.
  public let kept: Int

  /// Creates an open type.
  public init(path: String, line: Int, column: Int, expression: String?, kept: Int) {
    self.path = path
    self.line = line
    self.column = column
    self.expression = expression
    self.kept = kept
  }
}

/// Something that is wrong with a fact that the project states.
public enum FactProblem: Sendable, Hashable {
  /// Nothing in the code is what the fact on a line is about.
  case idle(line: Int)

  /// The code shows another type than the fact on a line states.
  case contradicted(line: Int, stated: String, found: String)
}

/// The old and the new content of one file.
public struct FileChange: Sendable {
  /// The path as it was given.
  public var path: String

  /// The bytes that were read.
  public var before: [UInt8]

  /// The bytes that would be written.
  public var after: [UInt8]

  /// The replacements that lead from the old content to the new one, by place and no two of them
  /// about the same bytes; empty unless ``Configuration/listsUnits`` asks for them.
  public var edits: [FileEdit]

  /// Creates a change.
  public init(path: String, before: [UInt8], after: [UInt8], edits: [FileEdit] = []) {
    self.path = path
    self.before = before
    self.after = after
    self.edits = edits
  }
}

/// A model that stays as it is.
public struct KeptModel: Sendable, Hashable {
  /// The type's qualified name.
  public var name: String

  /// The codes of the reasons, sorted, each once.
  public var codes: [String]

  /// Creates a kept model.
  public init(name: String, codes: [String]) {
    self.name = name
    self.codes = codes
  }
}

/// One thing to tell about one place.
public struct Diagnostic: Sendable, Hashable {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// Something failed.
    case error
    /// A person should look.
    case warning
    /// For whoever asks.
    case note
  }

  /// The file's path as it was given.
  public let path: String

  /// The 1-based line.
  public let line: Int

  /// The 1-based column in UTF-8 bytes.
  public let column: Int

  /// How much it matters.
  public let severity: Severity

  /// One lowercase clause without a full stop, names in single quotes.
  public let message: String

  /// The stable code, such as `OBS402`.
  public let code: String

  /// Other places that matter.
  public let notes: [Diagnostic]

  /// The model it is about.
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

/// What a code means.
public struct CodeDescription: Sendable, Hashable {
  /// The code: `OBS201`.
  public let code: String

  /// What happens, as one clause.
  public let title: String

  /// What its messages ask of the reader, in one sentence; nil for what is about the tool and its inputs.
  public let demand: String?

  /// Why that is so.
  public let explanation: String

  /// What a person can do about it; nil where that is part of the explanation, or nothing.
  public let remedy: String?

  /// What it looks like, laid out to be printed: headings, and code that is indented by four spaces.
  ///
  /// Lines that the migration removes or adds begin with `  -` or `  +`. Empty where there is nothing
  /// to show.
  public let example: String

  /// Creates a description.
  public init(
    code: String, title: String, demand: String? = nil, explanation: String,
    remedy: String? = nil, example: String = ""
  ) {
    self.code = code
    self.title = title
    self.demand = demand
    self.explanation = explanation
    self.remedy = remedy
    self.example = example
  }
}
