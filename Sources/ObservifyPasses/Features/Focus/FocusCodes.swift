extension Feature {
  /// `@FocusedObject`, `.focusedObject(_:)` and `.focusedSceneObject(_:)`.
  static let focus = Feature(
    codes: [
      .focusedValue, .focusedObject,
    ], passes: [FocusedObjectPass()])
}

extension DiagnosticCode {
  static let focusedValue = DiagnosticCode(
    "OBS216", "'@FocusedObject' becomes '@FocusedValue', '.focusedObject(c)' '.focusedValue(c)'",
    explanation: """
      '@FocusedValue' and '.focusedValue' work the same way with an '@Observable' object;
      '.focusedSceneObject(c)' becomes '.focusedSceneValue(c)'. '@FocusedValue' creates no bindings,
      so '$c?.p' becomes 'c.map({ Bindable($0) })?.p'.
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
    "OBS821", "a focused object has no direct counterpart",
    explanation: """
      '@FocusedValue(C.self)' finds an object by its type. The type has to be written as 'C?'. It
      has to be a single class that is not generic and has no superclass or subclasses that are
      observable objects.
      """,
    remedy: """
      Write the type as 'C?', or use '@FocusedValue' with a key path; then run again.
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
