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
      A binding lets a view replace the object, and this view never does. '@Bindable' creates
      bindings to the object's properties; if the view needs none, no wrapper is needed. Callers
      pass the object itself.
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
      The view needs the binding: it assigns another object to it, passes it on as a binding, or is
      given a binding whose object cannot be named.
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
