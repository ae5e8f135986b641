extension Feature {
  /// Keys of the environment: `--modernize entry`.
  static let entries = Feature(
    codes: [
      .environmentEntry, .keptEnvironmentKey,
    ], passes: [EntryPass()])
}

extension DiagnosticCode {
  static let environmentEntry = DiagnosticCode(
    "OBS501", "a key of the environment and its property become '@Entry' ('--modernize entry')",
    explanation: """
      '@Entry' writes the key. Its default value is computed at each reading, so a key is left whose
      default may be an object, or something else at another time. Needs Xcode 16; what it writes runs on all systems that have the
      environment.
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
    "OBS502", "a key of the environment is left as it is",
    explanation: """
      '@Entry' stands for a key that has a default value and nothing else, and for one property that
      reads and writes it. A default that is an object would be made anew at each reading.
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
