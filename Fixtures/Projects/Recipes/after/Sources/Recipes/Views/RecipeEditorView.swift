import SwiftUI

/// Edits one recipe. The sections are in `RecipeEditorView+Sections.swift`.
struct RecipeEditorView: View {
  @Bindable var viewModel: RecipeEditorViewModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        titleSection
        ingredientSection
        MessageView(viewModel: viewModel)
      }
      .disabled(viewModel.isSaving)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            Task {
              await viewModel.save()
              dismiss()
            }
          }
          .disabled(!viewModel.isValid)
        }
      }
    }
  }
}

/// Shows the message of any form.
struct MessageView: View {
  var viewModel: FormViewModel

  var body: some View {
    if let message = viewModel.message {
      Text(message)
        .foregroundStyle(.red)
    }
  }
}
