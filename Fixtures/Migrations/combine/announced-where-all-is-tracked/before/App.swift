import SwiftUI

final class Log: ObservableObject {
  private var lines: [String] = []
  @Published var title = ""

  var text: String { lines.joined(separator: "\n") }

  func line(_ number: Int) -> String { lines[number] }

  func add(_ line: String, _ isLast: Bool) {
    for room in [line] {
      if isLast {
        lines.append(room)
        DispatchQueue.main.async { [weak self] in
          self?.objectWillChange.send()
        }
      }
    }
    publish()
  }

  private func publish() {
    print(lines.count)
    objectWillChange.send()
  }
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View { Text(log.text) }
}
