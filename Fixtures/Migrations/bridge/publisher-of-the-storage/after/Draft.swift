import Combine
import SwiftUI

@Observable
final class Draft {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var countPublisher = countSubject.eraseToAnyPublisher()
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
  var counts: AnyPublisher<Int, Never> { self.countPublisher }

  func start() {
    textPublisher
      .dropFirst()
      .sink { print($0) }
      .store(in: &subscriptions)
    self.textPublisher.combineLatest(countPublisher)
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
  @State private var draft = Draft()
  @ObservedObject var title: Title
  @ObservedObject var copy: Copy

  var body: some View {
    TextField(title.text, text: $draft.text).onAppear { draft.start() }
    Text("\(copy.text) \(draft.count)")
  }
}
