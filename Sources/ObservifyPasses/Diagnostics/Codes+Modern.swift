extension DiagnosticCode {
  static let environmentEntry = DiagnosticCode(
    "OBS501", "a key of the environment and its property become '@Entry' ('--modernize entry')",
    explanation: """
      '@Entry' writes the key. Its default value is computed at each reading, so a key is left whose
      default may be an object, or something else at another time. Needs Xcode 16; what it writes runs on all systems that have the
      environment.
      """)
  static let keptEnvironmentKey = DiagnosticCode(
    "OBS502", "a key of the environment is left as it is",
    explanation: """
      '@Entry' stands for a key that has a default value and nothing else, and for one property that
      reads and writes it. A default that is an object would be made anew at each reading.
      """)
  static let spelledCodingKeys = DiagnosticCode(
    "OBS503", "a class keeps its coding keys: they are spelled ('--modernize codable')",
    explanation: """
      The macro stores 'x' as '_x', and synthesised coding takes the names of what is stored. Explicit
      'CodingKeys' give them the names they had, so that stored data still decodes and what is written
      is the same.
      """)
  static let removedOldDefault = DiagnosticCode(
    "OBS504", "the default value of a '@State' that 'init' assigns goes ('--modernize state')",
    explanation: """
      The default never took effect. From Xcode 27 '@State' is a macro, and takes no default beside an
      assignment in 'init' (TN3211).
      """)
  static let movedOldState = DiagnosticCode(
    "OBS505", "'_x = State(…)' moves behind the other stored properties ('--modernize state')",
    explanation: """
      From Xcode 27 '@State' is a macro, and its assignment has to come after all other stored
      properties are set (TN3211). Nothing in between reads it.
      """)
  static let keptOldState = DiagnosticCode(
    "OBS506", "a '@State' is initialised in a way that Xcode 27 does not accept",
    explanation: """
      It has a default value and is not assigned by every 'init', or its type cannot be told; or it is
      assigned before other stored properties, in a branch or with something between that matters.
      """,
    remedy: """
      Assign it once, at the end of the initialiser, and drop its default value.
      """)

  static let modernCodes: [DiagnosticCode] = [
    environmentEntry, keptEnvironmentKey, spelledCodingKeys, removedOldDefault, movedOldState,
    keptOldState,
  ]
}
