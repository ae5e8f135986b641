extension Feature {
  /// `ObservableObject` as a constraint or as a type.
  static let constraints = Feature(
    codes: [
      .observableConstraint, .genericUse,
    ], passes: [ConstraintPass()])
}

extension DiagnosticCode {
  static let observableConstraint = DiagnosticCode(
    "OBS117", "a constraint to 'ObservableObject' becomes one to 'AnyObject & Observable'",
    explanation: """
      Every type that is passed for this generic parameter migrates. '@State', '@Bindable' and
      '@Environment' require a class that is 'Observable'; 'ObservableObject' implied 'AnyObject',
      but 'Observable' does not. An extension of 'ObservableObject' changes in the same way if its
      members are used on classes that migrate and it uses nothing that 'ObservableObject' provides.
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
    "OBS808", "'ObservableObject' is used as a constraint, as a type or in a cast",
    explanation: """
      After the migration, the class is no longer an 'ObservableObject'. A function that takes
      'any ObservableObject' would not accept it, and a cast such as 'as? any ObservableObject'
      would silently return 'nil'. A generic constraint blocks the migration only if a type that
      stays, or that Observify cannot determine, is passed for the parameter as well; otherwise the
      constraint migrates too (OBS117).
      """,
    remedy: """
      Use the class itself there, a protocol of your own that it conforms to, or
      'AnyObject & Observable'; then run again. To check, search for 'ObservableObject' after 'as',
      'as?', 'as!', 'is' and 'any'.
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
