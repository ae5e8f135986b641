import SwiftUI

typealias Model = AnyObject & Observable

protocol Refreshing: Model {
  func refresh()
}

@Observable
final class Log: Refreshing {
  var name = ""

  func refresh() {}
}

struct LogView: View {
  var log: Log

  var body: some View { Text(log.name) }
}
