import SwiftUI
import UIKit

@MainActor
final class Draft: ObservableObject {
  @Published var text = ""
  private var prefix = ""

  func line() -> String { prefix + text }

  func begin(with start: String) {
    prefix = start
    text = ""
  }
}

struct DraftLabel: UIViewRepresentable {
  @ObservedObject var draft: Draft

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    DispatchQueue.main.async { label.text = draft.line() }
  }
}
