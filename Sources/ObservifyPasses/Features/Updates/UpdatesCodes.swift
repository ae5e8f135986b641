extension Feature {
  /// What no longer makes views update, and cannot be mended.
  static let updates = Feature(
    codes: [
      .equalAssignment, .outsideValue, .selfAssignment, .ignoredButRead, .backgroundChange,
      .repeatedFlag, .unreadTrigger, .reflection,
    ], passes: [UpdateWarningPass()])
}

extension DiagnosticCode {
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
}
