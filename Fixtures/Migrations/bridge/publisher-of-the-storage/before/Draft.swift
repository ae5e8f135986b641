import Combine
import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  var counts: Published<Int>.Publisher { self._count.projectedValue }

  func start() {
    _text
      .projectedValue
      .dropFirst()
      .sink { print($0) }
      .store(in: &subscriptions)
    self._text.projectedValue.combineLatest(_count.projectedValue)
      .sink { print($0) }
      .store(in: &subscriptions)
  }
}

final class Title: ObservableObject {
  @Published var text = ""

  func show() { print(_text) }
}

final class Copy: ObservableObject {
  @Published var text = ""

  func follow(_ texts: AnyPublisher<String, Never>) {
    texts.assign(to: &_text.projectedValue)
  }
}

struct DraftView: View {
  @StateObject private var draft = Draft()
  @ObservedObject var title: Title
  @ObservedObject var copy: Copy

  var body: some View {
    TextField(title.text, text: $draft.text).onAppear { draft.start() }
    Text("\(copy.text) \(draft.count)")
  }
}
