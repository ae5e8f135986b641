extension Feature {
  /// `@State` that was there before: `--modernize state`.
  static let states = Feature(
    codes: [
      .removedOldDefault, .movedOldState, .keptOldState,
    ], passes: [StatePass()])
}

extension DiagnosticCode {
  static let removedOldDefault = DiagnosticCode(
    "OBS504", "a default value of '@State' that 'init' replaces is removed ('--modernize state')",
    explanation: """
      The default value had no effect. From Xcode 27, '@State' is a macro and allows no default
      value together with an assignment in 'init'.
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
    "OBS505", "'_x = State(…)' moves after the other assignments of 'init' ('--modernize state')",
    explanation: """
      From Xcode 27, '@State' is a macro, and its property can be assigned only once all other
      stored properties have their values. No code in between reads it.
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
    "OBS506", "a '@State' is initialized in a way that Xcode 27 does not accept",
    explanation: """
      The property has a default value that not every 'init' replaces; or it is assigned before
      other stored properties, in a branch, or before code that prevents the assignment from moving.
      """,
    remedy: """
      Assign the property once, at the end of the initializer, and remove its default value. To
      check, build with Xcode 27.
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
