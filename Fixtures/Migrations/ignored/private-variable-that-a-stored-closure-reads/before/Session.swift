import Combine
import SwiftUI

final class Labels {
  var title: () -> String = { "" }
  var subtitle: () -> String = { "" }
}

final class Session: ObservableObject {
  let labels = Labels()
  @Published var count = 0
  private var name = "a"
  private var detail = "b"
  private var last = 0
  private var store: Set<AnyCancellable> = []

  init(changes: PassthroughSubject<Int, Never>) {
    labels.title = { [weak self] in self?.name ?? "" }
    labels.subtitle = makeDetail
    changes.sink { [weak self] value in
      if let self, last != value { last = value }
    }.store(in: &store)
  }

  private func makeDetail() -> String { detail }

  func rename(_ name: String) {
    self.name = name
    detail = name
    count += 1
  }
}

struct SessionView: View {
  @ObservedObject var session: Session
  var body: some View {
    Text(session.labels.title())
    Text(session.labels.subtitle())
    Text("\(session.count)")
  }
}
