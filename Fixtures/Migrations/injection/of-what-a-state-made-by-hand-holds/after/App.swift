import SwiftUI

@Observable
final class Mailbox {
  var name = ""
}

@Observable
final class Other {
  var name = ""
}

struct OpenView: View {
  struct Resolved {
    let mailbox: Mailbox
  }

  let resolved = State<Resolved?>()
  @State private var other = Other()

  var body: some View {
    if let resolved = resolved.wrappedValue {
      MailboxView().environment(resolved.mailbox)
    } else {
      Text(other.name)
    }
  }
}

struct MailboxView: View {
  @Environment(Mailbox.self) private var mailbox
  var body: some View { Text(mailbox.name) }
}
