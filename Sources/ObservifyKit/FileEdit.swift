/// One replacement in a file that changes, stated against the bytes that were read.
public struct FileEdit: Sendable, Hashable {
  /// Why an edit is made.
  public struct Reason: Sendable, Hashable {
    /// The code of what is done: `OBS201`.
    public var code: String

    /// The unit for which it is done, by the name of ``MigrationUnit/name``.
    public var unit: String

    /// Creates a reason.
    public init(code: String, unit: String) {
      self.code = code
      self.unit = unit
    }
  }

  /// The bytes that go; empty for an insertion.
  public var range: Range<Int>

  /// What stands there afterwards.
  public var replacement: String

  /// What is done by it; several units can need the same edit, such as an import.
  public var reasons: [Reason]

  /// Creates an edit.
  public init(range: Range<Int>, replacement: String, reasons: [Reason]) {
    self.range = range
    self.replacement = replacement
    self.reasons = reasons
  }
}
