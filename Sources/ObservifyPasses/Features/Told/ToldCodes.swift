extension Feature {
  /// What others say of types: the index that a build left.
  static let told = Feature(codes: [.contradictedType])
}

extension DiagnosticCode {
  static let contradictedType = DiagnosticCode(
    "OBS841", "a build knew another type than the code shows",
    explanation: """
      The index that a build left says otherwise than what was read, in a file that has not changed
      since. One of the two is wrong, so the models concerned are kept.
      """,
    remedy: """
      Build the project, then run again; if it stays so, please report it with the code.
      """,
    example: .none(because: "it takes the index of a build"))
}
