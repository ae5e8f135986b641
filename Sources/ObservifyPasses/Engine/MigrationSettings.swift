/// What the person who runs the tool chose.
package struct MigrationSettings: Sendable {
  /// What happens to stored variables that were not `@Published`.
  package enum Unpublished: String, Sendable, CaseIterable {
    /// Ignored where they are plumbing or cannot be tracked, tracked otherwise.
    case auto
    /// Tracked wherever that compiles, as Apple's guide leaves them.
    case track
    /// Ignored, all of them.
    case ignore
  }

  /// What happens to a class whose publishers are used.
  package enum Combine: String, Sendable, CaseIterable {
    /// It is kept.
    case keep
    /// Each used publisher stays, as a subject beside its property.
    case bridge
    /// Likewise, but for what SwiftUI has a newer form for, which may behave differently.
    case modernize
  }

  /// A form beside the object model that is brought up to date on request.
  package enum Modernization: String, Sendable, CaseIterable {
    /// A key of the environment and its property become `@Entry`.
    case entry
    /// A class with synthesised coding migrates, and its keys are spelled.
    case codable
    /// The initialisation of `@State` that was there before is made ready for Xcode 27.
    case state
    /// A `@Binding` that holds an observable object becomes `@Bindable`.
    case bindable
  }

  package var modernizations: Set<Modernization> = []
  package var unpublished = Unpublished.auto
  package var combine = Combine.keep
  package var prefersLet = false
  package var ignoresDeploymentTarget = false

  /// Type names or codes; empty for all.
  package var only: [String] = []

  /// Type names or codes that are left out.
  package var skip: [String] = []

  /// The paths of the files that may be edited; nil for all.
  package var editable: Set<String>?

  package init() {}
}
