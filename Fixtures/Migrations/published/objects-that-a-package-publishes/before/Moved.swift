import PublishedObject
import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()

  @Published var theme = ""
}

final class Draft: ObservableObject {
  private var file = FileManager.default

  var isSaved: Bool { file.fileExists(atPath: "draft") }

  func save() {
    objectWillChange.send()
    file.createFile(atPath: "draft", contents: nil)
  }
}

final class Editor: ObservableObject {
  @PublishedObject private var settings = Settings.shared
  @PublishedObject var draft: Draft?
  @Published var title = ""

  var theme: String {
    get { settings.theme }
    set { settings.theme = newValue }
  }
}

struct EditorView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    Button("\(editor.title) \(editor.theme) \(editor.draft?.isSaved == true ? "saved" : "")") {
      editor.draft?.save()
    }
  }
}
