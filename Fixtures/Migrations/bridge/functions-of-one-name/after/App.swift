import Combine
import SwiftUI

@Observable
class Groups {
  var names: [String] = [] {
    willSet { namesSubject.send(newValue) }
  }
  private let namesSubject = CurrentValueSubject<[String], Never>([])
  @ObservationIgnored private(set) lazy var namesPublisher = namesSubject.eraseToAnyPublisher()
}

/// A function of the same name that gets the publisher of another object.
final class Space: NSObject {
  @Published var frontmost = ""
}

protocol Listening {
  func subscribe(to names: AnyPublisher<[String], Never>)
}

final class Menu: Listening {
  private var subscription: AnyCancellable?

  func subscribe(to names: AnyPublisher<[String], Never>) {
    subscription = names.sink { print($0) }
  }
}

final class Dock: Listening {
  private var subscription: AnyCancellable?

  func subscribe(to names: AnyPublisher<[String], Never>) {
    subscription = names.sink { print($0.count) }
  }
}

final class Launcher {
  private var names: AnyPublisher<[String], Never>

  init(source: AnyPublisher<[String], Never>) { names = source }
}

final class Windows {
  private var subscription: AnyCancellable?

  func subscribe(to names: Published<String>.Publisher) {
    subscription = names.sink { print($0) }
  }
}

final class Core {
  let groups = Groups()
  let space = Space()
  let menu = Menu()
  let dock = Dock()
  let windows = Windows()

  func start() {
    _ = Launcher(source: groups.namesPublisher)
    menu.subscribe(to: groups.namesPublisher)
    windows.subscribe(to: space.$frontmost)
  }
}

struct GroupList: View {
  var groups: Groups

  var body: some View { Text(groups.names.joined()) }
}
