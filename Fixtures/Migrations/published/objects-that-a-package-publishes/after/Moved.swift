import PublishedObject
import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()

  var theme = ""
}

@Observable
final class Draft {
  private var file = FileManager.default

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var isSaved: Bool {
    _ = revision
    return file.fileExists(atPath: "draft")
  }

  func save() {
    announceChange()
    file.createFile(atPath: "draft", contents: nil)
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.file) {}
    revision += 1
  }
}

@Observable
final class Editor {
  private var settings = Settings.shared
  var draft: Draft?
  var title = ""

  var theme: String {
    get { settings.theme }
    set { settings.theme = newValue }
  }
}

struct EditorView: View {
  var editor: Editor

  var body: some View {
    Button("\(editor.title) \(editor.theme) \(editor.draft?.isSaved == true ? "saved" : "")") {
      editor.draft?.save()
    }
  }
}
