extension Feature {
  /// The stored variables of models.
  static let properties = Feature(
    codes: [
      .publishedProperty, .ignoredWrapper, .ignoredPlumbing, .ignoredLifetime, .ignoredPrivate,
      .trackedUnpublished, .ignoredByOption, .splitVariables, .publishedStorage, .ignoredCache,
      .untrackedTuple, .spelledInitializer, .openMember, .unfitProperty,
    ], passes: [ModelPropertyPass()])
}

extension DiagnosticCode {
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
  static let publishedStorage = DiagnosticCode(
    "OBS112", "'_p = Published(initialValue: v)' becomes 'p = v'",
    explanation: """
      The storage behind the property is the macro's own now. Where the property has observers, '_p = v'
      passes them by, as before.
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
  static let spelledInitializer = DiagnosticCode(
    "OBS151", "a class with an isolated property spells the initialiser that it has",
    explanation: """
      In Swift 6 mode a class that is not isolated and has no initialiser of its own cannot have a stored
      property on an actor: its implicit initialiser would have to be isolated and not. A property
      wrapper hid that from the compiler. 'init() {}' is what the class had without saying so.
      """)
  static let openMember = DiagnosticCode(
    "OBS804", "an 'open' stored property cannot be tracked",
    explanation: """
      The macro would declare its storage 'private open', which does not compile.
      """,
    remedy: """
      Make the property 'public'.
      """)
  static let unfitProperty = DiagnosticCode(
    "OBS806", "a published property cannot be carried by the macro",
    explanation: """
      A name in backticks, a stored '_x' beside 'x', an opaque type and some attributes make the
      macro generate code that does not compile. What a base class publishes that is no
      'ObservableObject' itself would have no macro.
      """,
    remedy: """
      Rename the property, change its declaration, or make the base class an 'ObservableObject'.
      """)
}
