/// What is known to be wrong and not mended yet.
///
/// A fixture that comes out right all the same fails, so that its line here goes.
enum KnownIssues {
  /// The fixtures that do not come out as they say, with what is wrong.
  static let ofFixtures: [String: String] = [:]

  /// The codes that no input brings about while the passes are sound; `FixResolverTests` has them.
  static let codesWithoutInput = ["OBS823", "OBS832", "OBS990"]
}
