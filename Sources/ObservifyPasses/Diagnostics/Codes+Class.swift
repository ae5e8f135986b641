extension DiagnosticCode {
  static let observableClass = DiagnosticCode(
    "OBS101", "an 'ObservableObject' class becomes '@Observable'",
    explanation: """
      The conformance goes and the macro comes. Views then update for the properties they read,
      not for every change of the object. Source: Apple, "Migrating from the Observable Object
      protocol to the Observable macro"; SE-0395.
      """)
  static let publishedProperty = DiagnosticCode(
    "OBS102", "'@Published' goes from a stored property",
    explanation: """
      The macro tracks every stored property that is not marked '@ObservationIgnored', so the
      wrapper has nothing left to do. Observers, access, type and initial value stay.
      """)
  static let ignoredWrapper = DiagnosticCode(
    "OBS103", "a property that the macro cannot carry gets '@ObservationIgnored'",
    explanation: """
      A 'lazy' property, a property with a wrapper or another accessor macro, an overriding
      property with observers and some attributes do not compile as tracked properties.
      """)
  static let ignoredPlumbing = DiagnosticCode(
    "OBS104", "plumbing gets '@ObservationIgnored'",
    explanation: """
      Cancellables, tasks, timers, tokens, locks and queues are not what a view shows. They did not
      publish before, and tracking them would only cost.
      """)
  static let ignoredLifetime = DiagnosticCode(
    "OBS105",
    "a property touched in 'deinit' or in an unfinished 'init' gets '@ObservationIgnored'",
    explanation: """
      A tracked property is computed. It cannot be used in the 'deinit' of an isolated class, nor
      before all stored properties are set, and its observers would run in 'init'.
      """)
  static let ignoredPrivate = DiagnosticCode(
    "OBS106", "a private property that no view can come to read gets '@ObservationIgnored'",
    explanation: """
      It did not publish before, and nothing that code outside the class can call reads it.
      """)
  static let trackedUnpublished = DiagnosticCode(
    "OBS107", "a stored property that was not '@Published' is tracked now",
    explanation: """
      It did not publish before; views that read it were refreshed by riding on another property's
      change. Tracked, they follow it by itself. '--unpublished ignore' marks all such properties
      '@ObservationIgnored' instead.
      """)
  static let ignoredByOption = DiagnosticCode(
    "OBS108", "'--unpublished ignore' marks a property '@ObservationIgnored'",
    explanation: """
      Strict parity: only what was '@Published' is tracked.
      """)
  static let splitVariables = DiagnosticCode(
    "OBS109", "several variables in one declaration are split",
    explanation: """
      The macro, and '@ObservationIgnored' too, accept only one variable in a declaration.
      """)
  static let removedSend = DiagnosticCode(
    "OBS110", "'objectWillChange.send()' goes where the change is tracked now",
    explanation: """
      The property whose change it announced by hand is tracked by the macro.
      """)
  static let removedForwarding = DiagnosticCode(
    "OBS111", "a sink that forwards a child's 'objectWillChange' goes",
    explanation: """
      Observation follows nested objects by itself, as long as they are observable too.
      """)
  static let publishedStorage = DiagnosticCode(
    "OBS112", "'_p = Published(initialValue: v)' becomes 'p = v'",
    explanation: """
      The storage behind the property is the macro's own now. Where the property has observers, '_p = v'
      passes them by, as before.
      """)
  static let observableProtocol = DiagnosticCode(
    "OBS113", "a protocol that refines 'ObservableObject' refines 'AnyObject' and 'Observable'",
    explanation: """
      'ObservableObject' implied 'AnyObject'; 'Observable' does not, and '@State', '@Bindable' and
      '@Environment' ask for it. All conformers move with the protocol.
      """)
  static let reportedComputation = DiagnosticCode(
    "OBS114", "a computed property that announced itself reports to the registrar",
    explanation: """
      The macro follows stored properties. What is computed from something else calls
      'access(keyPath:)' when it is read and 'withMutation(keyPath:)' around a change (SE-0395).
      """)
  static let addedImport = DiagnosticCode(
    "OBS115", "'import Observation' comes to a file that has no SwiftUI",
    explanation: """
      The macro is declared in Observation, which SwiftUI re-exports and Foundation and Combine do
      not.
      """)
  static let removedImport = DiagnosticCode(
    "OBS116", "'import Combine' goes from a file that uses nothing of it any more",
    explanation: """
      It goes only when no name of Combine is left in the file.
      """)
  static let observableConstraint = DiagnosticCode(
    "OBS117", "a constraint to 'ObservableObject' asks for 'AnyObject' and 'Observable'",
    explanation: """
      All that is put into the generic parameter migrates. 'ObservableObject' implied 'AnyObject';
      'Observable' does not, and '@State', '@Bindable' and '@Environment' ask for it.
      """)
  static let ignoredCache = DiagnosticCode(
    "OBS118", "a private cache that reading fills gets '@ObservationIgnored'",
    explanation: """
      A getter or a function both reads and changes it. It did not publish before; tracked, a view's
      body that calls the function would change what it has just read, and run again without end.
      """)
  static let untrackedTuple = DiagnosticCode(
    "OBS119", "the variables of a tuple pattern are not tracked",
    explanation: """
      The macro passes over 'var (a, b) = …'. Views that read such a variable were refreshed by riding
      on another property's change, and are no longer.
      """,
    remedy: """
      Declare the variables one by one.
      """)
  static let wrapperInModel = DiagnosticCode(
    "OBS120", "a wrapper in the model no longer makes views update",
    explanation: """
      '@AppStorage' and wrappers like it published through the object, '@AppStorage' also what is
      changed elsewhere under the same key. The property becomes computed (OBS135) where that is
      exact; otherwise it keeps its wrapper, and a view that reads it through the model does not
      follow it. A change made elsewhere is followed in neither case.
      """,
    remedy: """
      Read the value in the view, or change it through the model alone.
      """)
  static let equalAssignment = DiagnosticCode(
    "OBS121", "assigning an equal value no longer makes views update",
    explanation: """
      '@Published' announced every assignment. A tracked property of an 'Equatable' type announces
      only a different value, so a type whose '==' compares only an identifier hides new content.
      """,
    remedy: """
      Compare all that a view shows in '==', or drop 'Equatable' from the type.
      """)

  static let outsideValue = DiagnosticCode(
    "OBS122", "a computed property shows a value from outside the model",
    explanation: """
      '@Published' refreshed all that a view showed of an object; the macro refreshes only what
      reads the changed property.
      """,
    remedy: """
      Make the value a stored property, or call 'access(keyPath:)' in the getter and
      'withMutation(keyPath:)' around the change.
      """)
  static let selfAssignment = DiagnosticCode(
    "OBS123", "assigning a property to itself no longer makes views update",
    explanation: """
      An equal value is not announced.
      """,
    remedy: """
      Change the value in place, or call 'withMutation(keyPath:)'.
      """)

  static let ignoredButRead = DiagnosticCode(
    "OBS124", "a property that is not tracked is read through the object",
    explanation: """
      It cannot be tracked, or had better not be. What reads it was refreshed by riding on another
      property's change, and is no longer.
      """,
    remedy: """
      Move the value to a property that can be tracked.
      """)

  static let backgroundChange = DiagnosticCode(
    "OBS125", "a property is changed on another thread",
    explanation: """
      Combine warned at run time of changes that were published from a background thread; Observation
      does not, and views may read a value that is half written.
      """,
    remedy: """
      Change it on the main actor.
      """)
  static let repeatedFlag = DiagnosticCode(
    "OBS126", "a flag is set to 'true' and never back",
    explanation: """
      '@Published' announced each assignment. The macro announces only a different value, so setting the
      flag again does nothing.
      """,
    remedy: """
      Set it back when it has been seen, or count.
      """)
  static let unreadTrigger = DiagnosticCode(
    "OBS127", "a property that nothing reads was changed to make views update",
    explanation: """
      A counter that goes up, a flag that flips or a fresh 'UUID' told every view of the object that
      something else had changed. The macro refreshes only views that read the property.
      """,
    remedy: """
      Read it where the view reads what else has changed ('_ = revision'), or store that in the model.
      """)
  static let reflection = DiagnosticCode(
    "OBS128", "'Mirror' looks into the class",
    explanation: """
      A mirror of an '@Observable' object shows the macro's storage: '_x' for 'x', the value itself
      where a 'Published' was, and the registrar.
      """,
    remedy: """
      Name the properties instead, or look whether labels and values of the mirror matter there.
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

  static let classCodes: [DiagnosticCode] = [
    observableClass, publishedProperty, ignoredWrapper, ignoredPlumbing, ignoredLifetime,
    ignoredPrivate, trackedUnpublished, ignoredByOption, splitVariables, removedSend,
    removedForwarding, publishedStorage, observableProtocol, reportedComputation, addedImport,
    removedImport, observableConstraint, ignoredCache, untrackedTuple,
    wrapperInModel, equalAssignment, outsideValue, selfAssignment, ignoredButRead,
    backgroundChange, repeatedFlag, unreadTrigger, reflection, widenedAccess, spareConformance,
  ]
}
