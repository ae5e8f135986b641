import Combine

/// What every form of the app has: a message and a busy flag.
@MainActor
class FormViewModel: ObservableObject {
  @Published var message: String?
  @Published private(set) var isSaving = false

  func save() async {
    isSaving = true
    defer { isSaving = false }
    message = await performSave()
  }

  func performSave() async -> String? {
    nil
  }
}
