import SwiftUI

typealias Model = ObservableObject

protocol Refreshing: Model {
  func refresh()
}

final class Log: Refreshing {
  @Published var name = ""

  func refresh() {}
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View { Text(log.name) }
}
