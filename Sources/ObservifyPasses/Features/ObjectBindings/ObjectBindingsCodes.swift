extension Feature {
  /// `@Binding` of an observable object: `--modernize bindable`.
  static let objectBindings = Feature(
    codes: [
      .objectBinding, .keptObjectBinding,
    ], passes: [ObjectBindingPass()])
}

extension DiagnosticCode {
  static let objectBinding = DiagnosticCode(
    "OBS217", "a '@Binding' of an observable object becomes '@Bindable' ('--modernize bindable')",
    explanation: """
      A binding lets a view replace the object, and none does. '@Bindable' makes bindings to its
      properties; where there are none, no wrapper is needed. Callers name the object they projected,
      and read it: when they hold another one, the view is given that.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       @Observable class Item { var name = "" }

       struct ItemView: View {
      -  @Binding var item: Item
      +  @Bindable var item: Item
         var body: some View { TextField("Name", text: $item.name) }
       }

       struct Screen: View {
         @State private var item = Item()
      -  var body: some View { ItemView(item: $item) }
      +  var body: some View { ItemView(item: item) }
       }
      """#, options: ["--modernize", "bindable"]))
  static let keptObjectBinding = DiagnosticCode(
    "OBS218", "a '@Binding' of an observable object is left as it is",
    explanation: """
      It is given another object, it is passed on as a binding, or a caller gives a binding whose object
      cannot be named.
      """,
    example: .named(
      #"""
       import SwiftUI

       @Observable class Item { var name = "" }

       struct ResetButton: View {
         @Binding var item: Item
         var body: some View { Button("New") { item = Item() } }
       }
      """#, options: ["--modernize", "bindable"]))
}
