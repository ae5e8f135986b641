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
    // Update when one of these changes; each update has side effects.
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
    // Update when one of these changes; each update has side effects.
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

/// It shows what it is told of, at once or later, and runs with that.
struct Badge: UIViewRepresentable {
  var form: Form

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.isHidden = !form.isReady
    form.isShort = label.text == nil
  }
}

struct Hint: UIViewRepresentable {
  var form: Form

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    _ = form.isReady  // Update when `isReady` changes; the read below is not tracked.
    form.isShort = label.text == nil
    DispatchQueue.main.async { label.isHidden = !form.isReady }
  }
}

struct Page: View {
  @State private var form = Form()

  var body: some View {
    Caption(form: form)
    Note(form: form)
    Mark(form: form)
    Badge(form: form)
    Hint(form: form)
    Text("\(form.isShort) \(form.isSaved) \(form.isReady)")
    Button("Save") { form.isSaved = true }
  }
}
