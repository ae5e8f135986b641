import SwiftUI
import SwiftUIX

final class Session: ObservableObject {
  @Published var name = ""
}

final class Projected: ObservableObject {
  @Published var name = ""
}

final class Passed: ObservableObject {
  @Published var name = ""
}

struct Root: View {
  @StateObject private var session = Session()
  @StateObject private var passed = Passed()

  var body: some View {
    Header()
      .environmentObject(session)
      .optionalEnvironmentObject(passed)
  }
}

struct Header: View {
  @EnvironmentObject.Optional private var session: Session?
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
  @EnvironmentObject<Session>.Optional private var session

  var body: some View {
    Text(session?.name ?? "")
  }
}
