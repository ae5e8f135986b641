extension Feature {
  /// What stands in the way of any wrapper that holds an object.
  static let wrappers = Feature(
    codes: [
      .unknownWrapperType, .wholeProjection, .storageUse, .secondWrapper,
      .unknownArgument,
    ])
}

extension DiagnosticCode {
  static let unknownWrapperType = DiagnosticCode(
    "OBS809", "the type of a wrapped property cannot be told",
    explanation: """
      It may be one of the models named.
      """,
    remedy: """
      Write the type at the declaration, then run again.
      """)
  static let wholeProjection = DiagnosticCode(
    "OBS811", "a projection is passed whole",
    explanation: """
      '$c' by itself is an 'ObservedObject<C>.Wrapper', which has no counterpart.
      """,
    remedy: """
      Pass the object, or a binding to one property.
      """)
  static let storageUse = DiagnosticCode(
    "OBS812", "the storage behind a wrapper is used",
    explanation: """
      '_c' is used other than by '_c = StateObject(wrappedValue: …)' or '_c =
      ObservedObject(wrappedValue: …)' in an initialiser.
      """,
    remedy: """
      Use the property itself, or assign its storage in an initialiser.
      """)
  static let secondWrapper = DiagnosticCode(
    "OBS824", "another wrapper stands on the same property",
    explanation: """
      '@State' and '@Bindable' do not combine with another property wrapper.
      """,
    remedy: """
      Remove the other wrapper.
      """)
  static let unknownArgument = DiagnosticCode(
    "OBS833", "a wrapper is used for more than wrapping a variable",
    explanation: """
      Arguments such as '@Published(key: "name")' call an initialiser that the project or a package adds
      to the wrapper, and what it does would be lost with the wrapper. On a parameter, a wrapper makes
      '$name' for the function's body (SE-0293).
      """,
    remedy: """
      Do what the initialiser does in the class itself, for example in 'didSet'; pass the object without
      a wrapper, and make '@Bindable var name = name' in the body.
      """)
}
