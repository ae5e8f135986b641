import SwiftUI
import UIKit

@MainActor
@Observable
final class Draft {
  var text = ""
  private var prefix = ""

  func line() -> String { prefix + text }

  func begin(with start: String) {
    prefix = start
    text = ""
  }
}

struct DraftLabel: UIViewRepresentable {
  var draft: Draft

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    _ = draft.text  // Update when `text` changes; the read below is not tracked.
    DispatchQueue.main.async { label.text = draft.line() }
  }
}
