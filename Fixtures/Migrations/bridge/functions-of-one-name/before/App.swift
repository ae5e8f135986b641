import Combine
import SwiftUI

class Groups: ObservableObject {
  @Published var names: [String] = []
}

/// A function of the same name that gets the publisher of another object.
final class Space: NSObject {
  @Published var frontmost = ""
}

protocol Listening {
  func subscribe(to names: Published<[String]>.Publisher)
}

final class Menu: Listening {
  private var subscription: AnyCancellable?

  func subscribe(to names: Published<[String]>.Publisher) {
    subscription = names.sink { print($0) }
  }
}

final class Dock: Listening {
  private var subscription: AnyCancellable?

  func subscribe(to names: Published<[String]>.Publisher) {
    subscription = names.sink { print($0.count) }
  }
}

final class Launcher {
  private var names: Published<[String]>.Publisher

  init(source: Published<[String]>.Publisher) { names = source }
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
    _ = Launcher(source: groups.$names)
    menu.subscribe(to: groups.$names)
    windows.subscribe(to: space.$frontmost)
  }
}

struct GroupList: View {
  @ObservedObject var groups: Groups

  var body: some View { Text(groups.names.joined()) }
}
