import SwiftUI
import SwiftUIX

@Observable
final class Session {
  var name = ""
}

final class Projected: ObservableObject {
  @Published var name = ""
}

final class Passed: ObservableObject {
  @Published var name = ""
}

struct Root: View {
  @State private var session = Session()
  @StateObject private var passed = Passed()

  var body: some View {
    Header()
      .environment(session)
      .optionalEnvironmentObject(passed)
  }
}

struct Header: View {
  @Environment(Session.self) private var session: Session?
  @EnvironmentObject.Optional var projected: Projected?

  var body: some View {
    Text(session?.name ?? "")
    Details(projected: $projected)
  }
}

struct Details: View {
  let projected: EnvironmentObject<Projected>.Optional.Wrapper

  var body: some View {
    Text("")
  }
}


/// The attribute spells the type.
struct Footer: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    Text(session?.name ?? "")
  }
}
