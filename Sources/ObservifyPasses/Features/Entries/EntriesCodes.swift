extension Feature {
  /// Keys of the environment: `--modernize entry`.
  static let entries = Feature(
    codes: [
      .environmentEntry, .keptEnvironmentKey,
    ], passes: [EntryPass()])
}

extension DiagnosticCode {
  static let environmentEntry = DiagnosticCode(
    "OBS501", "an environment key and its property become '@Entry' ('--modernize entry')",
    explanation: """
      '@Entry' generates the key. It evaluates the default value at each read, so a key is left
      alone if its default may be an object or may change. It needs Xcode 16 to build; the result
      runs on every system that has the environment.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -struct PaddingKey: EnvironmentKey {
      -  static let defaultValue = 8.0
      -}
      -
       extension EnvironmentValues {
      -  var padding: Double {
      -    get { self[PaddingKey.self] }
      -    set { self[PaddingKey.self] = newValue }
      -  }
      +  @Entry var padding: Double = 8.0
       }
      """#, options: ["--modernize", "entry"]))
  static let keptEnvironmentKey = DiagnosticCode(
    "OBS502", "an environment key is left as it is",
    explanation: """
      '@Entry' replaces a key that has a default value and nothing else, with one property that
      reads and writes it. It evaluates the default at each read, so a default that is an object
      would be a new one each time.
      """,
    example: .named(
      #"""
       import SwiftUI

       class Cache {}

       struct CacheKey: EnvironmentKey {
         static let defaultValue = Cache()
       }

       extension EnvironmentValues {
         var cache: Cache {
           get { self[CacheKey.self] }
           set { self[CacheKey.self] = newValue }
         }
       }
      """#, options: ["--modernize", "entry"]))
}
