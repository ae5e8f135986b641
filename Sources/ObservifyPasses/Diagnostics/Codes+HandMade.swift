extension DiagnosticCode {
  static let announcedVariable = DiagnosticCode(
    "OBS131", "'objectWillChange.send()' becomes 'withMutation(keyPath:)' of what it announces",
    explanation: """
      The macro announces an assignment of a different value. What changes here is an object that the
      variable holds, or a value that '==' does not tell from the old one; so the call stays a call,
      and makes views update that read the variable.
      """)

  static let countedAnnouncement = DiagnosticCode(
    "OBS132", "'objectWillChange.send()' raises a counter that getters read ('--combine bridge')",
    explanation: """
      What changes is not stored in the class. A tracked counter that getters and functions read, and
      that each call raises, makes all views update that show something of the kind; variables that
      hold objects are announced too.
      """)

  static let reportedWrapper = DiagnosticCode(
    "OBS135", "a property whose wrapper published becomes computed over a private one",
    explanation: """
      '@AppStorage' in an object, and wrappers that reach for the object around them, made its views
      update. The macro carries no wrapper. So a private '@ObservationIgnored' variable gets it, and the
      property calls 'access(keyPath:)' when it is read and 'withMutation(keyPath:)' around a change
      (SE-0395). What changes the stored value elsewhere is not announced: OBS120 names such places.
      """)

  static let removedPublisher = DiagnosticCode(
    "OBS136", "an 'objectWillChange' that the class declares and sends to by hand goes",
    explanation: """
      Each of its calls announces a change that is tracked now, or counted. A class that has
      '@Published' properties beside it stays: whether they announce through it cannot be told.
      """)

  static let handMadeCodes: [DiagnosticCode] = [
    announcedVariable, countedAnnouncement, reportedWrapper, removedPublisher,
  ]
}
