import Combine
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

struct AccountPage: View {
  @ObservedObject var account: Account

  var body: some View {
    Text(account.name)
  }
}

/// Its own initialiser takes something else by the name of the variable.
struct Recorder {
  let names: Published<String>.Publisher

  init?(names source: Any) {
    guard let account = source as? Account else { return nil }
    names = account.$name
  }

  func start() -> AnyCancellable {
    names.sink { print($0) }
  }
}

func record(_ source: Any) -> AnyCancellable? {
  Recorder(names: source)?.start()
}

func list(_ account: Account) -> [String] {
  let names = account.name
  return [names]
}
