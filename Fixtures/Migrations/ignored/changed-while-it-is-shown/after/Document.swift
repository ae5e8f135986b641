import SwiftUI
import UIKit

@Observable
final class Document {
  var text = ""
  @ObservationIgnored var isUpdating = false
  @ObservationIgnored var updates = 0
  var lastShown = ""
}

struct Field: UIViewRepresentable {
  var document: Document
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    guard !document.isUpdating else { return }
    document.isUpdating = true
    defer { document.isUpdating = false }
    document.updates += 1
    document.lastShown = document.text
    label.text = document.text
  }
}

struct Page: View {
  @State private var document = Document()
  var body: some View {
    Field(document: document)
    Button("Again") { document.text = document.lastShown }
  }
}
