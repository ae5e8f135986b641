import Combine
import SwiftUI

@Observable
final class Session {
  var user = "" {
    willSet { userSubject.send(newValue) }
  }
  private let userSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var userPublisher = userSubject.eraseToAnyPublisher()
  let sizes = CurrentValueSubject<Int, Never>(0)
}

@Observable
final class Follower {
  var count = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init(session: Session) {
    session.userPublisher
      .sink { [weak self] user in
        // Read the storage so that the view creating this object does not track `count`.
        if let self, self._count != user.count { self.count = user.count }
      }
      .store(in: &bag)
  }
}

@Observable
final class Chained {
  var size = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init(session: Session) {
    session.sizes
      .filter { $0 != 1 }
      .sink { [weak self] size in
        // Read the storage so that the view creating this object does not track `size`.
        guard let self, self._size < size else { return }
        self.size = size
      }
      .store(in: &bag)
  }
}

@Observable
final class Late {
  var count = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init(session: Session) {
    session.userPublisher
      .receive(on: DispatchQueue.main)
      .sink { [weak self] user in
        if let self, self.count != user.count { self.count = user.count }
      }
      .store(in: &bag)
  }
}

@Observable
final class Dropping {
  var count = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init(session: Session) {
    session.userPublisher
      .dropFirst()
      .sink { [weak self] user in
        if let self, self.count != user.count { self.count = user.count }
      }
      .store(in: &bag)
  }
}

struct Counts: View {
  @State private var follower: Follower
  @State private var chained: Chained
  @State private var late: Late
  @State private var dropping: Dropping

  init(session: Session) {
    _follower = State(wrappedValue: Follower(session: session))
    _chained = State(wrappedValue: Chained(session: session))
    _late = State(wrappedValue: Late(session: session))
    _dropping = State(wrappedValue: Dropping(session: session))
  }

  var body: some View {
    Text("\(follower.count) \(chained.size) \(late.count) \(dropping.count)")
  }
}

struct Screen: View {
  var session: Session
  var body: some View { Counts(session: session) }
}
