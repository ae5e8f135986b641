extension Feature {
  /// `$p`, `objectWillChange` that is listened to, and `Published` as a type.
  static let publishers = Feature(
    codes: [
      .bridgedPublisher, .bridgedUse, .bridgedAssignment, .bridgedWillChange, .erasedPublisher,
      .receivedChange, .publisherInside, .publisherOutside, .publishedType,
    ], passes: [PublisherBridgePass()])
}

extension DiagnosticCode {
  static let bridgedPublisher = DiagnosticCode(
    "OBS141", "a property keeps its publisher: a subject beside it ('--combine bridge')",
    explanation: """
      '$p' is used, and the macro makes none. A 'CurrentValueSubject' that is sent to in 'willSet'
      gives the same values at the same moments as '@Published': the current one on subscription,
      then each new one, equal or not, before the property has it. Only the subject's own current
      value differs while a value is being delivered: who subscribes within a sink gets the new
      value, where '@Published' gave the old one.
      """)
  static let bridgedUse = DiagnosticCode(
    "OBS142", "'$p' becomes the subject of the property",
    explanation: """
      See OBS141.
      """)
  static let bridgedAssignment = DiagnosticCode(
    "OBS143", "'assign(to: &$p)' becomes a sink",
    explanation: """
      The sink assigns the property and is kept in a set of the object, so that it ends with the
      object, as the assignment did.
      """)
  static let bridgedWillChange = DiagnosticCode(
    "OBS144", "a class keeps its 'objectWillChange' for those who listen ('--combine bridge')",
    explanation: """
      The class declares a publisher of its own, and each property that was '@Published' sends to it
      in 'willSet': as often as before, and at the same moment. Views no longer listen to it: they
      follow the properties that they read.
      """)
  static let erasedPublisher = DiagnosticCode(
    "OBS145", "'Published<T>.Publisher' becomes 'AnyPublisher<T, Never>' ('--combine bridge')",
    explanation: """
      A subject is no 'Published<T>.Publisher'. Declarations that hand such publishers on take any
      publisher instead, and what is put there is erased, that of objects that stay too.
      """)
  static let receivedChange = DiagnosticCode(
    "OBS146", "'.onReceive(c.$p)' becomes '.onChange(of: c.p)' ('--combine modernize')",
    explanation: """
      The view follows the property itself. What it does then runs after the change and not before
      it, once where several changes follow each other, and not at all for a value that is equal to
      the one before.
      """,
    remedy: """
      Look whether the view needs every assignment; '--combine bridge' keeps the publisher for it.
      """)
  static let publisherInside = DiagnosticCode(
    "OBS401", "the class uses the publisher of a property of its own",
    explanation: """
      '$p' is the publisher that '@Published' makes, and the macro makes none.
      """,
    remedy: """
      Keep the publisher as a subject, with '--combine bridge', or replace the subscription by an
      observer ('didSet'), then run again.
      """)
  static let publisherOutside = DiagnosticCode(
    "OBS402", "a publisher of the class is used from outside",
    explanation: """
      '$p' is the publisher that '@Published' makes, and the macro makes none.
      """,
    remedy: """
      Keep the publisher as a subject, with '--combine bridge', or replace the subscription, for
      example '.onReceive(c.$p)' by '.onChange(of: c.p)', then run again.
      """)
  static let publishedType = DiagnosticCode(
    "OBS405", "'Published' is used as a type or as storage",
    explanation: """
      'Published<T>', 'Published<T>.Publisher' and '_p' exist only with '@Published'.
      """,
    remedy: """
      Declare 'AnyPublisher' with a subject of your own, then run again.
      """, showsObservers: true)
}
