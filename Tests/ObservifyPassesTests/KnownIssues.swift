/// What is known to be wrong and not mended yet.
enum KnownIssues {
  /// The fixtures that do not come out as they say, with what is wrong.
  static let ofFixtures: [String: String] = [:]
}
