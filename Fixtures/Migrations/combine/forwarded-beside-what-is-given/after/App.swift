import Combine
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

@Observable
final class Session {
  let account = Account()
  @ObservationIgnored private var tokens: Set<AnyCancellable> = []

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(_ others: AnyPublisher<Void, Never>) {
    Publishers.MergeMany([account.objectWillChange.eraseToAnyPublisher(), others])
      .sink { [weak self] _ in self?.revision += 1 }
      .store(in: &tokens)
  }

  var title: String {
    _ = revision
    return "\(account.name) \(Street.name)"
  }
}

enum Street {
  nonisolated(unsafe) static var name = "Mill"
}

struct Page: View {
  var session: Session

  var body: some View { Text(session.title) }
}
