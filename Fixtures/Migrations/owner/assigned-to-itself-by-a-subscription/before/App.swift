import Combine
import SwiftUI

final class Form: ObservableObject {
  @Published var email = ""
  @Published var canSubmit = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    $email.map { !$0.isEmpty }.assign(to: \.canSubmit, on: self).store(in: &cancellables)
  }
}

final class Draft: ObservableObject {
  @Published var text = ""
  @Published var isEmpty = true

  init() {
    $text.map(\.isEmpty).assign(to: &$isEmpty)
  }
}

struct FormView: View {
  @StateObject private var form = Form()
  @StateObject private var draft = Draft()
  var body: some View {
    TextField("Email", text: $form.email)
    TextField("Text", text: $draft.text)
    Button("Send") {}.disabled(!form.canSubmit || draft.isEmpty)
  }
}

struct Page: View {
  @State private var count = 0
  var body: some View {
    FormView()
    Button("\(count)") { count += 1 }
  }
}
