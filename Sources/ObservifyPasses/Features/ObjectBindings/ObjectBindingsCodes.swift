extension Feature {
  /// `@Binding` of an observable object: `--modernize bindable`.
  static let objectBindings = Feature(
    codes: [
      .objectBinding, .keptObjectBinding,
    ], passes: [ObjectBindingPass()])
}

extension DiagnosticCode {
  static let objectBinding = DiagnosticCode(
    "OBS217", "a '@Binding' of an observable object becomes '@Bindable' ('--modernize bindable')",
    explanation: """
      A binding lets a view replace the object, and none does. '@Bindable' makes bindings to its
      properties; where there are none, no wrapper is needed. Callers name the object they projected,
      and read it: when they hold another one, the view is given that.
      """)
  static let keptObjectBinding = DiagnosticCode(
    "OBS218", "a '@Binding' of an observable object is left as it is",
    explanation: """
      It is given another object, it is passed on as a binding, or a caller gives a binding whose object
      cannot be named.
      """)
}
