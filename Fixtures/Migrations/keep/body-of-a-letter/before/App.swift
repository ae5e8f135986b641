import SwiftUI

final class Outbox: ObservableObject {
  @Published var written = 0
  static let shared = Outbox()
}

/// The text of a letter shows nothing.
struct Letter {
  let name: String

  var body: String {
    Outbox.shared.written += 1
    return "Dear \(name), this is letter \(Outbox.shared.written)"
  }
}

final class Visits: ObservableObject {
  @Published var count = 0
  static let shared = Visits()
}

/// A view does.
struct VisitsView: View {
  var body: some View {
    Visits.shared.count += 1
    return Text("\(Visits.shared.count)")
  }
}

struct OutboxView: View {
  @ObservedObject var outbox = Outbox.shared
  @ObservedObject var visits = Visits.shared

  var body: some View {
    Text("\(outbox.written) \(visits.count)")
    Button("Write") { print(Letter(name: "you").body) }
    VisitsView()
  }
}
