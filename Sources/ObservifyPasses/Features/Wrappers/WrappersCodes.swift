extension Feature {
  /// What stands in the way of any wrapper that holds an object.
  static let wrappers = Feature(
    codes: [
      .outsideCounterpart, .unknownWrapperType, .wholeProjection, .storageUse, .secondWrapper,
      .outsideWrapper,
    ], passes: [OutsideWrapperPass()])
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
  static let outsideCounterpart = DiagnosticCode(
    "OBS220", "a package's wrapper of an observable object becomes its counterpart",
    explanation: """
      '@InjectedObject(\\.c)' of FactoryKit becomes '@InjectedObservable(\\.c)', which Factory has since
      2.4; '@EnvironmentObject.Optional var c: C?' of SwiftUIX becomes '@Environment(C.self) var c: C?'.
      """)
  static let outsideWrapper = DiagnosticCode(
    "OBS831", "a property wrapper from outside the project may need an 'ObservableObject'",
    explanation: """
      The wrapper is declared in a package or framework that is not part of the project. What it asks
      of the object cannot be seen: it may accept nothing but an 'ObservableObject'.
      """,
    remedy: """
      Hold the object without the wrapper, or build the project once so that the sources of its
      packages are there.
      """, showsObservers: true)
}
