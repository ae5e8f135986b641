import SwiftUI

typealias Model = ObservableObject

enum Feed {
  struct Observable {}

  protocol Refreshing: Model {
    func refresh()
  }
}

final class Log: Feed.Refreshing {
  @Published var name = ""

  func refresh() {}
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View { Text(log.name) }
}
