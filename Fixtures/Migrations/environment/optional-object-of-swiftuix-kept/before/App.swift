import SwiftUI
import SwiftUIX

final class Session: ObservableObject { @Published var session = "" }
final class Passed: ObservableObject { @Published var passed = "" }

let all = [Passed()]

struct Root: View {
  var body: some View {
    Header()
      .optionalEnvironmentObject([all].joined().last)
  }
}

struct Header: View {
  @EnvironmentObject.Optional private var session: Optional<Session>

  var body: some View { Text(session?.session ?? "") }
}
