extension Feature {
  /// `@FocusedObject`, `.focusedObject(_:)` and `.focusedSceneObject(_:)`.
  static let focus = Feature(
    codes: [
      .focusedValue, .focusedObject,
    ], passes: [FocusedObjectPass()])
}

extension DiagnosticCode {
  static let focusedValue = DiagnosticCode(
    "OBS216",
    "'@FocusedObject' becomes '@FocusedValue(C.self)', '.focusedObject(c)' '.focusedValue(c)'",
    explanation: """
      They are the same for an observable object, and '.focusedSceneValue(c)' for a whole scene.
      '@FocusedValue' has no bindings of its own: '$c?.p' becomes 'c.map({ Bindable($0) })?.p'.
      Source: Apple's documentation of 'FocusedValue'.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Editor: ObservableObject {
      -  @Published var text = ""
      +@Observable
      +class Editor {
      +  var text = ""
       }

       struct EditorView: View {
      -  @ObservedObject var editor: Editor
      -  var body: some View { Text(editor.text).focusedObject(editor) }
      +  var editor: Editor
      +  var body: some View { Text(editor.text).focusedValue(editor) }
       }

       struct ClearButton: View {
      -  @FocusedObject private var editor: Editor?
      +  @FocusedValue(Editor.self) private var editor: Editor?
         var body: some View { Button("Clear") { editor?.text = "" } }
       }
      """#))
  static let focusedObject = DiagnosticCode(
    "OBS821", "a focused object has no counterpart of the same form",
    explanation: """
      '@FocusedValue(C.self)' finds an object by its type, which has to be spelled: 'C?', of one class
      that is not generic and has neither a base class nor subclasses that are observable objects.
      """,
    remedy: """
      Spell the type, or replace it by '@FocusedValue' with a key path by hand.
      """, showsObservers: true,
    example: .stays(
      #"""
       import SwiftUI

       class Editor: ObservableObject {
         @Published var text = ""
       }

       struct ClearButton: View {
      -  @FocusedObject private var editor: Optional<Editor>
      +  @FocusedObject private var editor: Editor?
         var body: some View { Button("Clear") { editor?.text = "" } }
       }
      """#))
}
