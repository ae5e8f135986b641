import SwiftUI

@Observable
public final class Account {
  public var name = ""
  public init() {}
}

public final class Guest: ObservableObject {
  @Published public var room = ""
  public init() {}
}

@Observable
final class Visit {
  var room = ""
}

struct AccountLabel: View {
  var account: Account
  var visit: Visit

  var body: some View { Text(account.name + visit.room) }
}
