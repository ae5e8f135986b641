import SwiftUI
import UIKit

final class Form: ObservableObject {
  @Published var isShort = true
  @Published var isSaved = false
  @Published var isReady = false
  var made: UILabel?
}

struct Caption: UIViewRepresentable {
  @ObservedObject var form: Form

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    let isShort = label.text == nil
    if form.isShort != isShort {
      DispatchQueue.main.async { form.isShort = isShort }
    }
  }
}

/// What is coordinated by the object itself.
struct Note: UIViewRepresentable {
  @ObservedObject var form: Form

  func makeCoordinator() -> Form { form }
  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.isShort = label.text == nil
  }
}

struct Mark: UIViewRepresentable {
  @ObservedObject var form: Form

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    form.isReady = true
    form.made = label
  }
}

/// It shows what it is told of, at once or later, and runs with that.
struct Badge: UIViewRepresentable {
  @ObservedObject var form: Form

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.isHidden = !form.isReady
    form.isShort = label.text == nil
  }
}

struct Hint: UIViewRepresentable {
  @ObservedObject var form: Form

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    form.isShort = label.text == nil
    DispatchQueue.main.async { label.isHidden = !form.isReady }
  }
}

struct Page: View {
  @StateObject private var form = Form()

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
