extension Feature {
  /// `ObservableObject` as a constraint or as a type.
  static let constraints = Feature(
    codes: [
      .observableConstraint, .genericUse,
    ], passes: [ConstraintPass()])
}

extension DiagnosticCode {
  static let observableConstraint = DiagnosticCode(
    "OBS117", "a constraint to 'ObservableObject' asks for 'AnyObject' and 'Observable'",
    explanation: """
      All that is put into the generic parameter migrates. 'ObservableObject' implied 'AnyObject';
      'Observable' does not, and '@State', '@Bindable' and '@Environment' ask for it.
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
      A class that no longer conforms would not be accepted there, or a cast would fail silently.
      """,
    remedy: """
      Ask for 'AnyObject & Observable', for a protocol of your own or for the class itself
      instead.
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
