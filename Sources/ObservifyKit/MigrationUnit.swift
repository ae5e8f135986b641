/// Types that migrate together, and everything a team wants to know before they do.
public struct MigrationUnit: Sendable, Hashable {
  /// What becomes of a unit.
  public enum Decision: String, Sendable, CaseIterable {
    /// It migrates.
    case migrate
    /// It stays, for the reasons listed.
    case keep
    /// Nobody asked for it: options leave it out, or none of it is in the chosen paths.
    case leave
  }

  /// The shortest name that `--only` takes for the unit and for no other: one of its types.
  public var name: String

  /// What becomes of it.
  public var decision: Decision

  /// The 1-based place in the order in which units migrate one by one; nil for one that stays.
  public var step: Int?

  /// The types, in order of declaration.
  public var types: [UnitType]

  /// The files that declare, hold or inject the types, and those that change, by path.
  public var files: [UnitFile]

  /// How many properties hold one of the types by a wrapper, and how many calls inject one.
  public var sites: Int

  /// The units of which this one holds objects.
  public var holds: [HeldUnit]

  /// Where the app may behave differently after the migration.
  public var warnings: [Diagnostic]

  /// What was wrong before the migration, and stays so.
  public var earlierFaults: [Diagnostic]

  /// Why the unit stays: every reason with its place.
  public var reasons: [Diagnostic]

  /// Whether a reason stays with the option that settles others of its code.
  public var isFinal = false

  /// The number of lines that the migration removes and adds.
  public var changedLines: Int { files.reduce(0) { $0 + $1.removed + $1.added } }

  /// Creates a unit.
  public init(
    name: String, decision: Decision, step: Int? = nil, types: [UnitType] = [],
    files: [UnitFile] = [], sites: Int = 0, holds: [HeldUnit] = [],
    warnings: [Diagnostic] = [], reasons: [Diagnostic] = [], earlierFaults: [Diagnostic] = []
  ) {
    self.name = name
    self.decision = decision
    self.step = step
    self.types = types
    self.files = files
    self.sites = sites
    self.holds = holds
    self.warnings = warnings
    self.earlierFaults = earlierFaults
    self.reasons = reasons
  }
}

/// A type of a unit.
public struct UnitType: Sendable, Hashable {
  /// The name with those of the types around it.
  public var name: String

  /// `class` or `protocol`; `struct`, `enum` or `actor` for one that cannot migrate.
  public var kind: String

  /// The module that declares it.
  public var module: String

  /// The file that declares it.
  public var path: String

  /// The 1-based line of its name.
  public var line: Int

  /// The 1-based column of its name, in UTF-8 bytes.
  public var column: Int

  /// The 1-based line on which its declaration begins, attributes included.
  public var firstLine: Int

  /// Creates a type; its declaration begins on the line of its name unless told otherwise.
  public init(
    name: String, kind: String, module: String, path: String, line: Int, column: Int,
    firstLine: Int? = nil
  ) {
    self.firstLine = firstLine ?? line
    self.name = name
    self.kind = kind
    self.module = module
    self.path = path
    self.line = line
    self.column = column
  }
}

/// A file that a unit is about.
public struct UnitFile: Sendable, Hashable {
  /// The path as it was given.
  public var path: String

  /// How many lines the unit's own edits remove from it; 0 for a unit that stays.
  public var removed: Int

  /// How many lines the unit's own edits add to it; 0 for a unit that stays.
  public var added: Int

  /// Creates a file.
  public init(path: String, removed: Int = 0, added: Int = 0) {
    self.path = path
    self.removed = removed
    self.added = added
  }
}

/// Another unit, of which a unit holds objects.
public struct HeldUnit: Sendable, Hashable {
  /// The name of the other unit.
  public var name: String

  /// Whether the other unit must move first for the outcome to be that of one whole run; otherwise it
  /// is better when it does.
  public var isRequired: Bool

  /// The properties that hold the objects: each a note with place and message.
  public var places: [Diagnostic]

  /// Creates a held unit.
  public init(name: String, isRequired: Bool, places: [Diagnostic]) {
    self.name = name
    self.isRequired = isRequired
    self.places = places
  }
}
