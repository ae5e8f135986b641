import SwiftUI

@Observable
final class Counter {
  var count = 0
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Memo: ObservableObject {
  @Published var text = ""
}

struct CounterView: View {
  @State private var counter: Counter
  private let isPreview: Bool

  init(counter: Counter? = nil) {
    if let counter {
      isPreview = true
      _counter = State(wrappedValue: counter)
    } else {
      isPreview = false
      _counter = State(wrappedValue: Counter())
    }
  }

  var body: some View {
    Text("\(counter.count) \(isPreview)")
  }
}

struct DraftView: View {
  @StateObject private var draft: Draft
  private let title: String

  init(draft: Draft? = nil) {
    if let draft {
      _draft = StateObject(wrappedValue: draft)
    } else {
      _draft = StateObject(wrappedValue: Draft())
    }
    title = "Draft"
  }

  var body: some View {
    Text(draft.text + title)
  }
}

struct MemoView: View {
  @StateObject private var memo: Memo
  private let title: String

  init(title: String?) {
    _memo = StateObject(wrappedValue: Memo())
    guard let title else {
      self.title = ""
      return
    }
    self.title = title
  }

  var body: some View {
    Text(memo.text + title)
  }
}
