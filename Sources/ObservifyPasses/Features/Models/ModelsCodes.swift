extension Feature {
  /// Classes and protocols that are observable objects: what they become, and what in their own declarations keeps them.
  static let models = Feature(
    codes: [
      .observableClass, .observableProtocol, .widenedAccess, .spareConformance, .notAClass,
      .localClass, .externalBase, .indirectConformance, .shadowedObservation, .alreadyObservable,
      .privateNested, .nestedInBase, .attachedMacro, .keptInheritor, .hiddenExtension,
    ], passes: [ObservableClassPass()])
}

extension DiagnosticCode {
  static let observableClass = DiagnosticCode(
    "OBS101", "an 'ObservableObject' class becomes '@Observable'",
    explanation: """
      The conformance goes and the macro comes. Views then update for the properties they read,
      not for every change of the object. Source: Apple, "Migrating from the Observable Object
      protocol to the Observable macro"; SE-0395.
      """)
  static let observableProtocol = DiagnosticCode(
    "OBS113", "a protocol that refines 'ObservableObject' refines 'AnyObject' and 'Observable'",
    explanation: """
      'ObservableObject' implied 'AnyObject'; 'Observable' does not, and '@State', '@Bindable' and
      '@Environment' ask for it. All conformers move with the protocol.
      """)
  static let widenedAccess = DiagnosticCode(
    "OBS129", "a class that is 'private' inside a type becomes 'fileprivate'",
    explanation: """
      The macro adds an extension at the level of the file, from where a 'private' nested type is not
      accessible (a compiler check). To the rest of the file it means the same: nothing else comes to
      see it by its bare name.
      """)
  static let spareConformance = DiagnosticCode(
    "OBS137", "a class that is '@Observable' already loses 'ObservableObject'",
    explanation: """
      The macro tracks its properties and none is '@Published', so the conformance announced nothing. It
      goes with the wrappers that asked for it.
      """)
  static let notAClass = DiagnosticCode(
    "OBS801", "only a class can be migrated",
    explanation: """
      '@Observable' applies to classes; a struct, enum or actor cannot take it.
      """,
    remedy: """
      Make it a class, or take 'ObservableObject' from it.
      """)
  static let localClass = DiagnosticCode(
    "OBS802", "the class is declared inside a function or closure",
    explanation: """
      A local type cannot have an attached extension macro (a compiler check).
      """,
    remedy: """
      Move the class out of the function.
      """)
  static let externalBase = DiagnosticCode(
    "OBS803", "the class is observable through a framework",
    explanation: """
      Its observation comes from a base class, protocol or macro outside the project
      ('NSManagedObject', 'ReferenceFileDocument', '@Model', a class of a package), which this
      tool cannot change.
      """,
    remedy: """
      Leave it, or let it hold such an object instead of inheriting from its class.
      """, showsObservers: true)
  static let indirectConformance = DiagnosticCode(
    "OBS807", "the conformance is not spelled as a plain 'ObservableObject'",
    explanation: """
      It stands in a composition, in a typealias or in a conditional extension.
      """,
    remedy: """
      Spell it out in the class's own list, then run again.
      """)
  static let shadowedObservation = DiagnosticCode(
    "OBS813", "a type called 'Observation' or a wrapper called 'Observable' is in scope",
    explanation: """
      The macro's expansion names 'Observation.ObservationRegistrar', 'KeyPath' and 'Bool', and
      would find the project's type.
      """,
    remedy: """
      Rename that type.
      """)
  static let alreadyObservable = DiagnosticCode(
    "OBS820", "the class is both '@Observable' and 'ObservableObject'",
    explanation: """
      Its conformance goes where nothing needs it any more. It is kept where the class announces
      something by hand or by a wrapper, and where '@StateObject' makes it late and its initialiser does
      work: then it may be both on purpose.
      """,
    remedy: """
      Take 'ObservableObject' from it by hand when nothing needs it any more.
      """)
  static let privateNested = DiagnosticCode(
    "OBS826", "the class is in a type that is 'private' inside another",
    explanation: """
      The macro adds an extension at the level of the file, from where a 'private' nested type is
      not accessible (a compiler check). A class that is 'private' itself becomes 'fileprivate', unless
      it is in a class and another type has its name.
      """,
    remedy: """
      Make the 'private' type 'fileprivate'.
      """)
  static let nestedInBase = DiagnosticCode(
    "OBS827", "the class is declared inside its own base class",
    explanation: """
      The expansions of the two macros then find each other's members, which does not compile (a
      compiler check).
      """,
    remedy: """
      Move the class out of its base class.
      """)
  static let attachedMacro = DiagnosticCode(
    "OBS828", "a macro is attached to the class",
    explanation: """
      What it expands to is not in the project's files. It may declare members that are '@Published'
      or send 'objectWillChange', which would no longer make views update.
      """,
    remedy: """
      Look at its expansion, and migrate the class by hand or without the macro.
      """)
  static let keptInheritor = DiagnosticCode(
    "OBS829", "a class that inherits from it is kept",
    explanation: """
      The base class publishes nothing and nobody observes it, so that its other subclasses move
      without it; itself, and what moves only with it, stays for the subclass that is kept.
      """,
    remedy: """
      Mend what keeps the subclass.
      """)
  static let hiddenExtension = DiagnosticCode(
    "OBS830", "a comment behind '@available' would hide what the macro declares",
    explanation: """
      The macro copies '@available' with the rest of its line, and puts the conformance to
      'Observable' behind it: into the comment.
      """,
    remedy: """
      Move the comment to a line of its own.
      """)
}
