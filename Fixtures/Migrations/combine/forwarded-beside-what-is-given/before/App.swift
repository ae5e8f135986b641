import Combine
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

final class Session: ObservableObject {
  let account = Account()
  private var tokens: Set<AnyCancellable> = []

  init(_ others: AnyPublisher<Void, Never>) {
    Publishers.MergeMany([account.objectWillChange.eraseToAnyPublisher(), others])
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &tokens)
  }

  var title: String { "\(account.name) \(Street.name)" }
}

enum Street {
  nonisolated(unsafe) static var name = "Mill"
}

struct Page: View {
  @ObservedObject var session: Session

  var body: some View { Text(session.title) }
}
