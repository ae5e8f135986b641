import Combine
import SwiftUI

@Observable
final class Form {
  var email = "" {
    willSet { emailPublisher.send(newValue) }
  }
  private let emailPublisher = CurrentValueSubject<String, Never>("")
  var canSubmit = false
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    emailPublisher.map { !$0.isEmpty }.assign(to: \.canSubmit, on: self).store(in: &cancellables)
  }
}

@Observable
final class Draft {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var isEmpty = true
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    textPublisher.map(\.isEmpty).sink { [weak self] in self?.isEmpty = $0 }.store(in: &cancellables)
  }
}

struct FormView: View {
  @State private var form = Form()
  @State private var draft = Draft()
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
