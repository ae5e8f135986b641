import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable
final class Draft {
  var text = ""
}

struct TitledStepper: View {
  let title: String
  @EnvironmentObject private var counter: Counter

  var body: some View {
    let title = title
    Stepper(LocalizedStringKey(title), value: $counter.count)
  }
}

struct DraftStepper: View {
  let drafts: [Draft]
  let draft: Draft
  @EnvironmentObject private var counter: Counter

  var body: some View {
    @Bindable var draft = drafts[0]
    TextField("Text", text: $draft.text)
    Stepper("Count", value: $counter.count)
  }
}
