extension Feature {
  /// What others say of types: the index that a build left.
  static let told = Feature(codes: [.contradictedType])
}

extension DiagnosticCode {
  static let contradictedType = DiagnosticCode(
    "OBS841", "the index of a build and the code disagree about a type",
    explanation: """
      The index that a build left gives a different type than Observify found in the code, in a file
      that has not changed since. One of the two is wrong, so the models concerned stay as they are.
      """,
    remedy: """
      Build the project, then run again. If nothing changes, please report it with the code.
      """,
    example: .none(because: "it takes the index of a build"))
}
