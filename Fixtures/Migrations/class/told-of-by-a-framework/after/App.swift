import SwiftUI
import UIKit

@MainActor
@Observable
final class Search: NSObject, UITextFieldDelegate {
  private let field = UITextField()
  var hasText = false
  var title = ""

  func textFieldDidChangeSelection(_ textField: UITextField) {
    hasText = textField.text?.isEmpty == false
  }

  func rename() { title = "new" }

  var term: String {
    // Update when `hasText` changes; `field.text` is not observable.
    _ = hasText
    return field.text ?? ""
  }

  // `field.text` is not observable, and views read it again when `hasText` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct TermView: View {
  var search: Search

  var body: some View { Text(search.term) }
}

@MainActor
@Observable
final class Editor: NSObject, UITextFieldDelegate {
  static let shared = Editor()
  var field: UITextField?
  var isEdited = false
  var title = ""

  func start() { field = UITextField() }
  func rename() { title = "new" }

  func textFieldDidChangeSelection(_ textField: UITextField) { isEdited = true }

  // `field.text` is not observable, and views read it again when `isEdited` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct EditorView: View {
  var editor = Editor.shared

  var body: some View {
    let _ = editor.isEdited  // Update when `isEdited` changes; `field.text` is not observable.
    let isReady = editor.field?.text != nil
    Text(isReady ? "ready" : "waiting")
  }
}
