extension Feature {
  /// `ObservableObject` as a constraint or as a type.
  static let constraints = Feature(
    codes: [
      .observableConstraint, .genericUse,
    ], passes: [ConstraintPass()])
}

extension DiagnosticCode {
  static let observableConstraint = DiagnosticCode(
    "OBS117", "a constraint to 'ObservableObject' becomes 'AnyObject & Observable'",
    explanation: """
      Everything that is passed for this generic parameter migrates. '@State', '@Bindable' and
      '@Environment' need a class that is 'Observable'; 'ObservableObject' implied 'AnyObject', and
      'Observable' does not. So it is with an extension of 'ObservableObject' whose members are used
      on classes that migrate, and that needs nothing of it.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Store: ObservableObject {
      -  @Published var name = ""
      +@Observable
      +class Store {
      +  var name = ""
       }

      -struct Card<Model: ObservableObject>: View {
      -  @ObservedObject var model: Model
      +struct Card<Model: AnyObject & Observable>: View {
      +  var model: Model
         var body: some View { Text("Card") }
       }

       @MainActor let card = Card(model: Store())
      """#))
  static let genericUse = DiagnosticCode(
    "OBS808", "'ObservableObject' is used as a constraint, a type or in a cast",
    explanation: """
      After the migration the class is not an 'ObservableObject'. It would not be accepted there, and
      a cast such as 'as? any ObservableObject' would give 'nil' without a message.
      """,
    remedy: """
      Use the class itself there, or a protocol of your own that it conforms to; then run again.
      """, showsObservers: true,
    example: .stays(
      #"""
       import SwiftUI

       class Store: ObservableObject {
         @Published var items: [Int] = []
       }

      -func show(_ model: any ObservableObject) { print(model) }
      +func show(_ model: Store) { print(model) }

       func run(_ store: Store) { show(store) }
      """#))
}
