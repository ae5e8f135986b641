import SwiftUI

@Observable
final class Log {
  private var lines: [String] = []
  var title = ""

  var text: String { lines.joined(separator: "\n") }

  func line(_ number: Int) -> String { lines[number] }

  func add(_ line: String, _ isLast: Bool) {
    for room in [line] {
      if isLast {
        lines.append(room)
      }
    }
    publish()
  }

  private func publish() {
    print(lines.count)
  }
}

struct LogView: View {
  var log: Log

  var body: some View { Text(log.text) }
}
