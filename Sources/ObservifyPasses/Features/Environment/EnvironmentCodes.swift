extension Feature {
  /// `@EnvironmentObject` and `.environmentObject(_:)`.
  static let environment = Feature(
    codes: [
      .environmentObject, .unreadEnvironment, .injection, .localBindable, .inlineBindable,
      .lateEnvironment, .unknownInjection,
    ], passes: [EnvironmentReaderPass(), EnvironmentInjectionPass()])
}

extension DiagnosticCode {
  static let environmentObject = DiagnosticCode(
    "OBS301", "'@EnvironmentObject' becomes '@Environment(C.self)'",
    explanation: """
      The environment finds an observable object by its type.
      """)
  static let unreadEnvironment = DiagnosticCode(
    "OBS302", "an '@EnvironmentObject' that nothing reads becomes optional",
    explanation: """
      '@EnvironmentObject' only trapped when it was read; '@Environment(C.self)' traps when the
      object is missing even if nothing reads it.
      """,
    remedy: """
      Remove the declaration altogether.
      """)
  static let injection = DiagnosticCode(
    "OBS303", "'.environmentObject(c)' becomes '.environment(c)'",
    explanation: """
      The static type of what is injected decides which '@Environment(C.self)' finds it, as before.
      """)
  static let localBindable = DiagnosticCode(
    "OBS304", "a local '@Bindable var c = c' makes bindings to an environment object",
    explanation: """
      '@Environment' has no bindings of its own. Source: Apple's migration guide.
      """)
  static let inlineBindable = DiagnosticCode(
    "OBS305", "'$c.p' becomes 'Bindable(c).p'",
    explanation: """
      '@Environment' has no bindings of its own; where no local variable can stand, or one use does
      not deserve one, the binding is made in place.
      """)
  static let lateEnvironment = DiagnosticCode(
    "OBS306", "an object that a root does not inject is needed as soon as the view shows",
    explanation: """
      '@EnvironmentObject' trapped only when it was read; '@Environment(C.self)' traps when the view
      updates. The view reads it in actions only and is shown without it.
      """,
    remedy: """
      Inject it there, or declare it optional.
      """)
  static let unknownInjection = DiagnosticCode(
    "OBS810", "the type of an injected object cannot be told",
    explanation: """
      It may be one of the models named.
      """,
    remedy: """
      Assign the object to a constant with a declared type, then run again.
      """)
}
