extension Feature {
  /// Changes that classes announce by hand.
  static let announcements = Feature(
    codes: [
      .removedSend, .removedForwarding, .reportedComputation, .announcedVariable,
      .countedAnnouncement, .followedAnnouncement, .removedPublisher, .willChangeOutside,
      .ownWillChange, .handMadeSend,
    ], passes: [WillChangePass(), CountedAnnouncementPass()])
}

extension DiagnosticCode {
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
  static let reportedComputation = DiagnosticCode(
    "OBS114", "a computed property that announced itself reports to the registrar",
    explanation: """
      The macro follows stored properties. What is computed from something else calls
      'access(keyPath:)' when it is read and 'withMutation(keyPath:)' around a change (SE-0395).
      """)
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
  static let removedPublisher = DiagnosticCode(
    "OBS136", "an 'objectWillChange' that the class declares and sends to by hand goes",
    explanation: """
      Each of its calls announces a change that is tracked now, or counted. A class that has
      '@Published' properties beside it stays: whether they announce through it cannot be told.
      """)
  static let willChangeOutside = DiagnosticCode(
    "OBS403", "'objectWillChange' is used",
    explanation: """
      An '@Observable' class has no 'objectWillChange'.
      """,
    remedy: """
      Keep it for those who listen, with '--combine bridge', or subscribe to the change you need,
      then run again.
      """)
  static let ownWillChange = DiagnosticCode(
    "OBS404", "the class declares 'objectWillChange' itself",
    explanation: """
      It decides by hand when views update.
      """,
    remedy: """
      Let the stored properties be tracked instead, or use 'access(keyPath:)' and
      'withMutation(keyPath:)'.
      """, showsObservers: true)
  static let handMadeSend = DiagnosticCode(
    "OBS406", "'objectWillChange.send()' announces something that is not tracked",
    explanation: """
      What changes is not a stored property of the class.
      """,
    remedy: """
      Store it, or count the announcements in a tracked 'revision' that is read where it is shown.
      """)
}
