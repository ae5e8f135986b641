import Combine
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
  let sizes = CurrentValueSubject<Int, Never>(0)
}

final class Follower: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []

  init(session: Session) {
    session.$user
      .sink { [weak self] user in
        if let self, self.count != user.count { self.count = user.count }
      }
      .store(in: &bag)
  }
}

final class Chained: ObservableObject {
  @Published var size = 0
  private var bag: Set<AnyCancellable> = []

  init(session: Session) {
    session.sizes
      .filter { $0 != 1 }
      .sink { [weak self] size in
        guard let self, self.size < size else { return }
        self.size = size
      }
      .store(in: &bag)
  }
}

final class Late: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []

  init(session: Session) {
    session.$user
      .receive(on: DispatchQueue.main)
      .sink { [weak self] user in
        if let self, self.count != user.count { self.count = user.count }
      }
      .store(in: &bag)
  }
}

final class Dropping: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []

  init(session: Session) {
    session.$user
      .dropFirst()
      .sink { [weak self] user in
        if let self, self.count != user.count { self.count = user.count }
      }
      .store(in: &bag)
  }
}

struct Counts: View {
  @StateObject private var follower: Follower
  @StateObject private var chained: Chained
  @StateObject private var late: Late
  @StateObject private var dropping: Dropping

  init(session: Session) {
    _follower = StateObject(wrappedValue: Follower(session: session))
    _chained = StateObject(wrappedValue: Chained(session: session))
    _late = StateObject(wrappedValue: Late(session: session))
    _dropping = StateObject(wrappedValue: Dropping(session: session))
  }

  var body: some View {
    Text("\(follower.count) \(chained.size) \(late.count) \(dropping.count)")
  }
}

struct Screen: View {
  @ObservedObject var session: Session
  var body: some View { Counts(session: session) }
}
