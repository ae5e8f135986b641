import SwiftUI
import UIKit

@Observable
final class Form {
  var isShort = true
  var isSaved = false
  var isReady = false
  var made: UILabel?
}

struct Caption: UIViewRepresentable {
  var form: Form

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    // Runs this when one of them changes, as each announcement did.
    _ = (form.isSaved, form.isReady)
    let isShort = label.text == nil
    if form.isShort != isShort {
      DispatchQueue.main.async { form.isShort = isShort }
    }
  }
}

/// What is coordinated by the object itself.
struct Note: UIViewRepresentable {
  var form: Form

  func makeCoordinator() -> Form { form }
  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    // Runs this when one of them changes, as each announcement did.
    _ = (form.isSaved, form.isReady)
    context.coordinator.isShort = label.text == nil
  }
}

struct Mark: UIViewRepresentable {
  var form: Form

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    form.isReady = true
    form.made = label
  }
}

struct Page: View {
  @State private var form = Form()

  var body: some View {
    Caption(form: form)
    Note(form: form)
    Mark(form: form)
    Text("\(form.isShort) \(form.isSaved) \(form.isReady)")
    Button("Save") { form.isSaved = true }
  }
}
