import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Memo: ObservableObject {
  @Published var text = ""
}

final class Page: ObservableObject {
  @Published var number = 0
}

@Observable
final class Free {
  var count = 0
}

struct Logger {
  init(_ object: any ObservableObject) {
    print(object)
  }

  func log(_ objects: [any ObservableObject]?, for other: Any) {
    print(objects ?? [], other)
  }
}

func start(store: Store, draft: Draft, memo: Memo, page: Page) {
  let logger: Logger = .init(memo)
  print(Logger(store), Logger.init(draft))
  logger.log([page], for: Free())
  logger.log(nil, for: Free())
}
