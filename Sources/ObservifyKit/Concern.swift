import ObservifyIndex
public import ObservifyText

extension Migrator {
  /// Whether `source` can be edited for the sake of a model that it declares.
  ///
  /// A unit migrates only with the file that says `ObservableObject`: that of its base class, its
  /// protocol or the alias that stands for it. (A class below a base class that stays may say none of
  /// these words; it is left for a whole run.) So when no file that may be
  /// edited mentions the old model, nothing migrates, and the rest of the project need not be read. The
  /// other words count as well, so that a file which takes part in a larger unit is noticed.
  ///
  /// - Complexity: O(*n*) in the size of the file, without parsing it.
  public static func mentionsOldModel(_ source: SourceText) -> Bool {
    Vocabulary.marks.contains { source.contains($0) }
  }
}
