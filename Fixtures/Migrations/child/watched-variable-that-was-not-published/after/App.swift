import SwiftUI

@Observable
final class Session {
  private(set) var commits = 0
  var staged = 0
  var committed = 0
  var start = 0

  init(start: Int) { self.start = start }

  func stage() { staged += 1 }

  func commit() {
    committed = staged
    commits += 1
  }
}

struct SessionView: View {
  var session: Session

  var body: some View {
    Button("stage", action: session.stage)
    Button("commit", action: session.commit)
    Text("\(session.commits)")
      .onChange(of: session.staged) { print("staged") }
      .onChange(of: session.committed) { print("committed") }
      .onChange(of: session.start) { print("start") }
  }
}
