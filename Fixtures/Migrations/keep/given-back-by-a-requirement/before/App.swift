import Combine
import SwiftUI

final class Home: ObservableObject {
  @Published var title = ""
}

final class Account: ObservableObject {
  @Published var title = ""
}

final class Counted: ObservableObject {
  @Published var title = ""
}

protocol Making {
  func makeHome() -> any ObservableObject
  var account: (any ObservableObject)? { get }
}

struct Maker: Making {
  func makeHome() -> any ObservableObject { Home() }
  var account: (any ObservableObject)? { Account() }
}

struct Factory: Making {
  let maker: Making
  func makeHome() -> any ObservableObject { maker.makeHome() }
  var account: (any ObservableObject)? { maker.account }
}

func isHome(_ object: AnyObject, of maker: Making) -> Bool { maker.makeHome() === object }

struct Screen: View {
  @StateObject private var counted = Counted()

  var body: some View { Text(counted.title) }
}
