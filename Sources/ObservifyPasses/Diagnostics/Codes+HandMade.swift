extension DiagnosticCode {
  static let announcedVariable = DiagnosticCode(
    "OBS131", "'objectWillChange.send()' becomes 'withMutation(keyPath:)' of what it announces",
    explanation: """
      The macro announces an assignment of a different value. What changes here is an object that the
      variable holds, or a value that '==' does not tell from the old one; so the call stays a call,
      and makes views update that read the variable.
      """)

  static let countedAnnouncement = DiagnosticCode(
    "OBS132", "'objectWillChange.send()' raises a counter that getters read",
    explanation: """
      What changes is not stored in the class. A tracked counter that getters and functions read, and
      that each call raises, makes all views update that show something of the kind; variables that
      hold objects are announced too.
      """,
    remedy: """
      Look at views that use the object and show something that is not its own: they are not updated
      for that any more. Such a view can read the counter in its body.
      """)

  static let followedAnnouncement = DiagnosticCode(
    "OBS133", "a view reads the counter of an object, to follow what it announces",
    explanation: """
      An observable object made every view that held it update with each announcement. This view
      shows something that the macro does not track, or holds the object for its announcements alone,
      so its body reads the counter that they raise (OBS132).
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

  static let spelledInitializer = DiagnosticCode(
    "OBS151", "a class with an isolated property spells the initialiser that it has",
    explanation: """
      In Swift 6 mode a class that is not isolated and has no initialiser of its own cannot have a stored
      property on an actor: its implicit initialiser would have to be isolated and not. A property
      wrapper hid that from the compiler. 'init() {}' is what the class had without saying so.
      """)

  static let handMadeCodes: [DiagnosticCode] = [
    announcedVariable, countedAnnouncement, followedAnnouncement, reportedWrapper, removedPublisher,
    spelledInitializer,
  ]
}
