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

  static let handMadeCodes: [DiagnosticCode] = [
    announcedVariable, countedAnnouncement, followedAnnouncement,
  ]
}
