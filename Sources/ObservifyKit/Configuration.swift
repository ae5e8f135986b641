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

  /// What happens to a class whose publishers are used: `$p`, `objectWillChange`.
  public enum Combine: String, Sendable, CaseIterable {
    /// It is kept, with every use named.
    case keep
    /// It migrates, and each used publisher stays as a subject beside its property.
    case bridge
    /// Likewise, but views follow the property itself where they received it: what they do then runs
    /// after the change, and not for equal values.
    case modernize
  }

  /// A form beside the object model that can be brought up to date as well.
  public enum Modernization: String, Sendable, CaseIterable {
    /// A key of the environment and its property become `@Entry`.
    case entry
    /// A class with synthesised coding migrates, and its keys are spelled.
    case codable
    /// The initialisation of `@State` that was there before is made ready for Xcode 27.
    case state
    /// A `@Binding` that holds an observable object, and is never given another, becomes `@Bindable`.
    case bindable
  }

  /// The forms to bring up to date.
  public var modernizations: Set<Modernization> = []

  /// The policy for variables that were not `@Published`.
  public var unpublished = Unpublished.auto

  /// The policy for classes whose publishers are used.
  public var combine = Combine.keep

  /// Whether an object that is only read becomes a `let` where nothing assigns it.
  public var prefersLet = false

  /// Whether models are migrated whatever the deployment target.
  public var ignoresDeploymentTarget = false

  /// Names of types, or codes such as `OBS205`, whose units are to migrate; empty for all.
  ///
  /// A type selects its whole unit. It may be qualified: `Outer.Inner`, `Module.Type`. A code selects
  /// the units to which it applies.
  public var only: [String] = []

  /// Names of types, or codes, whose units are left out.
  public var skip: [String] = []

  /// Whether the report lists the units, with their order and size, and every edit by itself.
  public var listsUnits = false

  /// Creates the default configuration.
  public init() {}
}
