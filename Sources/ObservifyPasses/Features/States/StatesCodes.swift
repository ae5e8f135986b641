extension Feature {
  /// `@State` that was there before: `--modernize state`.
  static let states = Feature(
    codes: [
      .removedOldDefault, .movedOldState, .keptOldState,
    ], passes: [StatePass()])
}

extension DiagnosticCode {
  static let removedOldDefault = DiagnosticCode(
    "OBS504", "the default value of a '@State' that 'init' assigns goes ('--modernize state')",
    explanation: """
      The default never took effect. From Xcode 27 '@State' is a macro, and takes no default beside an
      assignment in 'init' (TN3211).
      """,
    example: .migrates(
      #"""
       import SwiftUI

       struct Card: View {
      -  @State private var width = 1.0
      +  @State private var width: Double

         init(width: Double) {
           _width = State(initialValue: width)
         }

         var body: some View { Text("\(width)") }
       }
      """#, options: ["--modernize", "state"]))
  static let movedOldState = DiagnosticCode(
    "OBS505", "'_x = State(…)' moves behind the other stored properties ('--modernize state')",
    explanation: """
      From Xcode 27 '@State' is a macro, and its assignment has to come after all other stored
      properties are set (TN3211). Nothing in between reads it.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       struct Card: View {
         @State private var width: Double
         let title: String

         init(title: String) {
      -    _width = State(initialValue: 2)
           self.title = title
      +    _width = State(initialValue: 2)
         }

         var body: some View { Text("\(title) \(width)") }
       }
      """#, options: ["--modernize", "state"]))
  static let keptOldState = DiagnosticCode(
    "OBS506", "a '@State' is initialised in a way that Xcode 27 does not accept",
    explanation: """
      It has a default value and is not assigned by every 'init', or its type cannot be told; or it is
      assigned before other stored properties, in a branch or with something between that matters.
      """,
    remedy: """
      Assign it once, at the end of the initialiser, and drop its default value.
      """,
    example: .named(
      #"""
       import SwiftUI

       struct Card: View {
      -  @State private var count = 0
      +  @State private var count: Int

      -  init() {}
      -  init(count: Int) {
      +  init(count: Int = 0) {
           _count = State(initialValue: count)
         }

         var body: some View { Text("\(count)") }
       }
      """#, options: ["--modernize", "state"]))
}
