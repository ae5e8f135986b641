/// The passes, with the syntactic place that each one owns.
package enum PassList {
  /// Returns what all passes propose for a plan.
  ///
  /// The order matters to nobody but the reader: no two passes touch the same place.
  package static func findings(for plan: MigrationPlan) -> Findings {
    var findings = Findings()
    for pass in passes { pass.run(plan, into: &findings) }
    return findings
  }

  private static let passes: [any MigrationPass] = [
    ObservableClassPass(),  // lists of supertypes, attributes of classes and protocols
    ConstraintPass(),  // generic constraints
    ModelPropertyPass(),  // stored properties of models, `_p = Published(…)`
    PublisherBridgePass(),  // `$p`, members behind a property, observers that come
    OwnSinkPass(),  // sinks that `didSet` takes the place of, cancellables without use
    WillChangePass(),  // statements that announce changes by hand
    CountedAnnouncementPass(),  // announcements of what is not stored
    OwnerWrapperPass(),  // `@StateObject`, its storage and its type
    ChildWrapperPass(),  // `@ObservedObject` and its storage
    EnvironmentReaderPass(),  // `@EnvironmentObject` and its `$name`
    EnvironmentInjectionPass(),  // `.environmentObject(…)`, `.focusedObject(…)`
    FocusedObjectPass(),  // `@FocusedObject` and its `$name`
    CodingKeysPass(),  // `CodingKeys` of models
    StatePass(),  // `@State` that was there before
    EntryPass(),  // keys of the environment
    IsolationPass(),  // attributes of types that hold an object
    ObservationImportPass(),  // `import Observation`
  ]
}
