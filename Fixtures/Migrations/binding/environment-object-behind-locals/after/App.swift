import SwiftUI

@Observable
final class Counter {
  var count = 0
}

@Observable
final class Draft {
  var text = ""
}

struct TitledStepper: View {
  let title: String
  @Environment(Counter.self) private var counter

  var body: some View {
    @Bindable var counter = counter
    let title = title
    Stepper(LocalizedStringKey(title), value: $counter.count)
  }
}

struct DraftStepper: View {
  let drafts: [Draft]
  let draft: Draft
  @Environment(Counter.self) private var counter

  var body: some View {
    @Bindable var counter = counter
    @Bindable var draft = drafts[0]
    TextField("Text", text: $draft.text)
    Stepper("Count", value: $counter.count)
  }
}
