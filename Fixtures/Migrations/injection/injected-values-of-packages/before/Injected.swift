import StreamCore
import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class Settings: ObservableObject {
  @Published var isOn = false
}

private struct SessionKey: InjectionKey {
  nonisolated(unsafe) static var currentValue = Session()
}

extension InjectedValues {
  var session: Session {
    get { Self[SessionKey.self] }
    set { Self[SessionKey.self] = newValue }
  }
}

struct SessionView: View {
  @Injected(\.session) private var session
  @Injected(\.client) private var client

  var body: some View { Row(session: session) }
}

struct Row: View {
  @ObservedObject var session: Session

  var body: some View { Text(session.name) }
}

struct OtherRow: View {
  @ObservedObject var session = InjectedValues[\.session]

  var body: some View { Text(session.name) }
}

func log() {
  @Injected(\.session) var session
  session.name = "log"
  print(session.name)
}
