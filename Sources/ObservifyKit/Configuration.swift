/// What a migration is asked to do.
public struct Configuration: Sendable {
  /// What happens to stored variables of a model that were not `@Published`.
  public enum Unpublished: String, Sendable, CaseIterable {
    /// Ignored where they are plumbing or cannot be tracked, tracked otherwise.
    case auto
    /// Tracked wherever that compiles, as Apple's guide leaves them.
    case track
    /// Ignored, all of them: strict parity.
    case ignore
  }

  /// The policy for variables that were not `@Published`.
  public var unpublished = Unpublished.auto

  /// Whether an object that is only read becomes a `let` where nothing assigns it.
  public var prefersLet = false

  /// Whether models are migrated whatever the deployment target.
  public var ignoresDeploymentTarget = false

  /// Type names to migrate; empty for all.
  ///
  /// A name may be qualified: `Outer.Inner`.
  public var only: [String] = []

  /// Type names, or codes such as `OBS205`, to leave out: a unit whose migration needs a code that is
  /// left out is kept.
  public var skip: [String] = []

  /// Creates the default configuration.
  public init() {}
}
