import SwiftUI

final class Mailbox: ObservableObject {
  @Published var name = ""
}

final class Other: ObservableObject {
  @Published var name = ""
}

struct OpenView: View {
  struct Resolved {
    let mailbox: Mailbox
  }

  let resolved = State<Resolved?>()
  @StateObject private var other = Other()

  var body: some View {
    if let resolved = resolved.wrappedValue {
      MailboxView().environmentObject(resolved.mailbox)
    } else {
      Text(other.name)
    }
  }
}

struct MailboxView: View {
  @EnvironmentObject private var mailbox: Mailbox
  var body: some View { Text(mailbox.name) }
}
