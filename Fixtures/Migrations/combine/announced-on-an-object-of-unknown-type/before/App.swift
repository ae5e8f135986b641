import SwiftUI

final class Log: ObservableObject {
  @Published var name = ""
}

func refresh(_ logs: [Log]) {
  let last = [logs].joined().last
  print("refresh")
  last?.objectWillChange.send()
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View { Text(log.name) }
}
