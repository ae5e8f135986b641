import SwiftUI
import UIKit

@MainActor
final class Search: NSObject, ObservableObject, UITextFieldDelegate {
  private let field = UITextField()
  @Published var hasText = false
  @Published var title = ""

  func textFieldDidChangeSelection(_ textField: UITextField) {
    hasText = textField.text?.isEmpty == false
  }

  func rename() { title = "new" }

  var term: String { field.text ?? "" }
}

struct TermView: View {
  @ObservedObject var search: Search

  var body: some View { Text(search.term) }
}

@MainActor
final class Editor: NSObject, ObservableObject, UITextFieldDelegate {
  static let shared = Editor()
  var field: UITextField?
  @Published var isEdited = false
  @Published var title = ""

  func start() { field = UITextField() }
  func rename() { title = "new" }

  func textFieldDidChangeSelection(_ textField: UITextField) { isEdited = true }
}

struct EditorView: View {
  @ObservedObject var editor = Editor.shared

  var body: some View {
    let isReady = editor.field?.text != nil
    Text(isReady ? "ready" : "waiting")
  }
}
